// What tests without a browser need: the language of the page, and messages.

import { texts } from "$lib/texts.svelte";

const page = { documentElement: { lang: "" }, hidden: false, baseURI: "http://tea.example/" };
Object.assign(globalThis, { document: { ...page, querySelector: () => null } });
await texts.speak("en");
await texts.need("web-table", "web-story");
