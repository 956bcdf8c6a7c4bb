// Asking for the reader's name: once, when others are about to see it.

import { settings } from "$lib/settings.svelte";

class Naming {
  open = $state(false);
  #told: ((name: string | null) => void) | null = null;

  /** The name, asked for where it is not known; null when the reader would rather not. */
  need(): Promise<string | null> {
    if (settings.name) return Promise.resolve(settings.name);
    this.open = true;
    return new Promise((told) => (this.#told = told));
  }

  done(name: string | null): void {
    if (name !== null) settings.name = name;
    this.open = false;
    this.#told?.(name);
    this.#told = null;
  }
}

export const naming = new Naming();
