// A page for drawing: one saved position, no server. `python tests/web/gallery.py` writes positions.
// gallery.html?game=NAME&position=mid-2&lang=fr&theme=dark&part=Board

import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import { LANGUAGES, texts } from "$lib/texts.svelte";
import { FACED, faceOf } from "./games";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? FACED[0] ?? "";
const language = LANGUAGES.find((known) => known === wanted.get("lang")) ?? "en";
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
const position = await (
  await fetch(`/gallery/${game}-${wanted.get("position") ?? "mid-2"}.json`)
).json();
await texts.speak(language);
await texts.needGame(game, "game", "web");
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { face: await faceOf(game), position } });
