import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "$lib/settings.svelte";
import { texts } from "$lib/texts.svelte";
import "./style/tokens.css";
import "./style/base.css";

await texts.speak(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
