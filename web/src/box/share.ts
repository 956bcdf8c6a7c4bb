// Values in a link: behind the #, compressed, so that no server sees them on the way.

import type { Edits, Received } from "./kept";

const MARK = "#box=";
const PLAIN = "0"; // a browser that cannot compress still shares
const DEFLATED = "1";

export type Shared = Received;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(change as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(
    await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  );
}

const letters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

export async function linkTo(address: string, shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([shared.values, shared.note]));
  const small =
    typeof CompressionStream === "function"
      ? await through(bytes, new CompressionStream("deflate-raw"))
      : null;
  return `${address}${MARK}${small ? DEFLATED + letters(small) : PLAIN + letters(bytes)}`;
}

/** What a link carries; null where it carries nothing that can be read. */
export async function sharedIn(hash: string): Promise<Shared | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const [kind, text] = [hash.charAt(MARK.length), hash.slice(MARK.length + 1)];
    const bytes = bytesOf(text);
    const whole =
      kind === DEFLATED ? await through(bytes, new DecompressionStream("deflate-raw")) : bytes;
    const [values, note]: unknown[] = JSON.parse(new TextDecoder().decode(whole));
    if (typeof values !== "object" || values === null || Array.isArray(values)) return null;
    return { values: values as Edits, note: String(note ?? "") };
  } catch {
    return null;
  }
}

export const carries = (hash: string): boolean => hash.startsWith(MARK);
