// Asking for the reader's name: once, when others are about to see it.

import { settings } from "$lib/settings.svelte";
import { profile } from "../me/profile.svelte";

class Naming {
  open = $state(false);
  #told: ((name: string | null) => void) | null = null;

  /** The name, asked for where it is not known; null when the reader would rather not. */
  need(): Promise<string | null> {
    if (settings.name) return Promise.resolve(settings.name);
    this.open = true;
    return new Promise((told) => (this.#told = told));
  }

  async done(name: string | null): Promise<void> {
    this.open = false;
    const told = this.#told;
    this.#told = null;
    if (name !== null) await profile.introduce(name); // before anything else needs a cookie
    told?.(name);
  }
}

export const naming = new Naming();
