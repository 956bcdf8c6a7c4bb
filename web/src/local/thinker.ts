// The worker where bots think: a Python of its own, with the engines.

import type { FromThinker, ToThinker } from "./messages";
import { startPython, type Python } from "./python";

let python: Promise<Python> | null = null;
const tell = (message: FromThinker): void => postMessage(message);

async function thought(request: { game: string }): Promise<unknown> {
  if (!python) throw new Error("not begun");
  const here = await python;
  await here.engine(request.game);
  return here.call("decided", request);
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "begin") {
    python = startPython(data.parts);
    python.catch(() => undefined); // said to whoever asks for a thought
    return;
  }
  const { id, request } = data;
  try {
    tell({ kind: "thought", id, choice: await thought(request) });
  } catch (error) {
    tell({ kind: "failed", id, detail: String(error) });
  }
};
