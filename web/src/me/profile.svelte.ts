// Who acts in this browser, as the server knows it.

import { api, type Me, type Colour } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { waiting } from "$lib/waiting.svelte";

/** Green is no seat's: boards are. The others are those of the seats, in their order. */
export const COLOURS: readonly Colour[] = ["green", "blue", "amber", "red", "plum", "sky"];

/** What a part of the page about a profile is given; a deed that is refused is said there. */
export interface ProfilePart {
  me: Me;
  busy: boolean;
  tried: (deed: () => Promise<unknown>) => Promise<void>;
}

class Profile {
  me = $state.raw<Me | null>(null);

  /** The seat whose colour the reader chose, below 0 where no seat has it. */
  get seat(): number {
    return COLOURS.indexOf((this.me?.profile?.colour ?? "green") as Colour) - 1;
  }

  /** Show what the server says; where it knows a name, that is the reader's. */
  take(found: Me): void {
    this.me = found;
    if (found.profile?.name) settings.name = found.profile.name;
  }

  async load(): Promise<void> {
    this.take(await api.me());
  }

  /** Somebody gave a name where others are about to see it: it becomes that of the profile. */
  async introduce(name: string): Promise<void> {
    settings.name = name;
    if (this.me?.profile?.name === name) return;
    try {
      this.take(await api.nameProfile(name, (this.me?.profile?.colour as Colour) ?? "green"));
    } catch {
      // it is asked again; meanwhile the name is good for this browser
    }
  }

  /** Somebody else acts here: what was shown belongs to who acted before. */
  async becomes(found: Me): Promise<void> {
    settings.name = "";
    this.take(found);
    await waiting.read();
  }
}

export const profile = new Profile();
