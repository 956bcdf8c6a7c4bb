// The drawings of boxes, found by the folder of their game.

import type { BoxFace } from "../games/contract";

const FACES = import.meta.glob<{ box: BoxFace }>("../games/*/box.ts");

/** How a game draws its components; null where it does not. */
export async function boxFaceOf(game: string): Promise<BoxFace | null> {
  const load = FACES[`../games/${game}/box.ts`];
  return load ? (await load()).box : null;
}
