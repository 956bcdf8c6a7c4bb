// The games that can be drawn, each fetched when it is first needed.

import type { GameFace } from "./contract";

export const GAMES = ["ceylon", "darjeeling", "alubari"] as const;

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  ceylon: () => import("./ceylon"),
  darjeeling: () => import("./darjeeling"),
  alubari: () => import("./alubari"),
};

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (load === undefined) throw new Error(`no drawing of ${game}`);
  return (await load()).face;
}
