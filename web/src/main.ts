import { mount } from "svelte";
import App from "./App.svelte";
import { fontsLoaded } from "$lib/fonts";
import { settings } from "$lib/settings.svelte";
import { texts } from "$lib/texts.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

await Promise.all([texts.speak(settings.language), fontsLoaded()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
