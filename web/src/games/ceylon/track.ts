// The technology track as it is drawn, tall or as a strip.

import type { Choice } from "../face";
import { choosable, unlit } from "../choosable";
import { doing } from "./hex-choices";
import type { CeylonScene } from "./view";

export interface Space {
  space: number;
  /** the lowest disc first; the upper one is ahead */
  discs: number[];
  points: number;
  names: string;
  /** the choice to advance here */
  advance: Choice | undefined;
}

export function spacesOf(scene: CeylonScene): Space[] {
  const { spaces, points } = scene.view.technology;
  const advance = doing(scene, "technology");
  const own = scene.seat === null ? undefined : scene.view.seats[scene.seat]?.technology;
  return spaces.map((discs, space) => ({
    space,
    discs,
    points: points[space] ?? 0,
    names: [...discs]
      .reverse()
      .map((seat) => scene.players[seat]?.name ?? "")
      .join(", "),
    advance: own !== undefined && space === own + 1 ? advance : undefined,
  }));
}

/** What makes a space a button: to advance, or to ask why not. */
export const pressing = (scene: CeylonScene, advance: Choice | undefined) =>
  advance ? choosable(scene, advance) : { ...unlit(scene, "technology"), tabindex: -1 };
