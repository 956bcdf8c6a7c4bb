// Two small sounds: wood when somebody has played, a cup when it is one's turn or one is looked for.

import type { State } from "$lib/api";

let context: AudioContext | null = null;
let last = { table: "", actions: 0, mine: false, sought: false };

/** A browser lets nothing sound before somebody has touched the page. */
const mayBeHeard = (): boolean => navigator.userActivation.hasBeenActive;

function tone(pitch: number, after: number, length: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + after;
  const sound = context.createOscillator();
  const volume = context.createGain();
  sound.type = "sine";
  sound.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  sound.connect(volume).connect(context.destination);
  sound.start(start);
  sound.stop(start + length);
}

export function chime(state: State, seat: number | null): void {
  const mine = seat !== null && state.actor === seat;
  const sought =
    seat !== null && state.proposal?.matter === "replace" && state.proposal.seat === seat;
  const now = { table: state.id, actions: state.actions, mine, sought };
  const before = last;
  last = now;
  if (before.table !== now.table || !mayBeHeard()) return;
  if (sought && !before.sought) return cup();
  if (before.actions === now.actions) return;
  if (mine && !before.mine) cup();
  else tone(220, 0, 0.09);
}

function cup(): void {
  tone(880, 0, 0.5);
  tone(1320, 0.09, 0.6);
}
