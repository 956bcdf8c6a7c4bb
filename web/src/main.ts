import { mount } from "svelte";
import App from "./App.svelte";
import { fontsLoaded } from "$lib/fonts";
import { rewriteLinks } from "$lib/addresses";
import { settings } from "$lib/settings.svelte";
import { texts } from "$lib/texts.svelte";
import { use } from "$lib/transport";
import { hasMoved } from "./local/here";
import { isLocal } from "./local/place";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

if (isLocal) {
  const [{ local }, { install }, { follow }] = await Promise.all([
    import("./local/transport"),
    import("./local/install"),
    import("./local/loading.svelte"),
    texts.need("web-local"),
  ]);
  use(local);
  follow(local);
  void install();
}
if (!isLocal && hasMoved()) {
  const [{ playHere }] = await Promise.all([import("./local/moving"), texts.need("web-local")]);
  playHere();
}
await Promise.all([texts.speak(settings.language), fontsLoaded()]);
if (isLocal) rewriteLinks(document.body);
const target = document.getElementById("app");
if (target) mount(App, { target });
