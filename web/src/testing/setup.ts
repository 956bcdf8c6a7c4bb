// What tests without a browser need: the language of the page, and messages.

import { texts } from "$lib/texts.svelte";

Object.assign(globalThis, { document: { documentElement: { lang: "" }, hidden: false } });
await texts.speak("en");
await texts.need("web-table", "web-story");
