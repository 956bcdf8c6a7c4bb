// The parts of Python: fetched once with their progress, unpacked, and kept by the browser.

import { Failure } from "./failure";

interface Part {
  path: string;
  size: number;
  /** the size of the copy with gzip that lies beside it */
  packed: number;
}
interface List {
  /** what Pyodide compares itself with */
  lock: unknown;
  files: Record<string, Part>;
}
export type Progress = (loaded: number, total: number) => void;

const KEPT = "teahouse-parts";
const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript" };
const ON_THE_WAY = /\b(br|zstd|gzip)\b/;

export class Parts {
  private constructor(
    readonly base: string,
    private readonly list: List,
    /** the server compresses what it sends */
    private readonly compresses: boolean,
    private readonly cache: Cache | null,
  ) {}

  static async at(base: string): Promise<Parts> {
    const answer = await reached(`${base}parts.json`, { cache: "no-cache" });
    const compresses = ON_THE_WAY.test(answer.headers.get("content-encoding") ?? "");
    const cache = "caches" in globalThis ? await caches.open(KEPT).catch(() => null) : null;
    return new Parts(base, (await answer.json()) as List, compresses, cache);
  }

  has(name: string): boolean {
    return name in this.list.files;
  }

  get lock(): unknown {
    return this.list.lock;
  }

  /** What tells these parts from any others. */
  get digest(): string {
    return ["pyodide.asm.wasm", "python_stdlib.zip", "teahouse.zip"]
      .map((name) => this.#part(name).path)
      .join();
  }

  /** Fetch parts by name, those that are not kept. */
  async get(names: readonly string[], progress: Progress = () => {}): Promise<Response[]> {
    const found = await Promise.all(names.map((name) => this.#kept(name)));
    const missing = names.filter((_, n) => !found[n]);
    const total = missing.reduce((sum, name) => sum + this.#weight(name), 0);
    let loaded = 0;
    progress(0, total);
    const count = (bytes: number): void => progress((loaded += bytes), total);
    return Promise.all(names.map((name, n) => found[n] ?? this.#fetch(name, count)));
  }

  #part(name: string): Part {
    const part = this.list.files[name];
    if (!part) throw new Failure("broken", `no part ${name}`);
    return part;
  }

  #weight(name: string): number {
    const { size, packed } = this.#part(name);
    return this.compresses ? size : packed;
  }

  #address(name: string): string {
    return this.base + this.#part(name).path;
  }

  async #kept(name: string): Promise<Response | undefined> {
    return this.cache?.match(this.#address(name)).catch(() => undefined);
  }

  async #fetch(name: string, count: (bytes: number) => void): Promise<Response> {
    const address = this.#address(name);
    const answer = await reached(this.compresses ? address : `${address}.gz`);
    const bytes = await read(answer, count);
    const whole = isPacked(bytes) ? await unpacked(bytes) : bytes;
    const type = TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    const made = new Response(whole, { headers: { "content-type": type } });
    await this.cache?.put(address, made.clone()).catch(() => undefined); // there may be no room
    return made;
  }
}

async function reached(address: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(address, options).catch((error: unknown) => {
    throw new Failure("no-network", String(error));
  });
  if (!answer.ok) throw new Failure("no-network", `${address}: ${answer.status}`);
  return answer;
}

async function read(
  answer: Response,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, onwards) {
      count(piece.length);
      onwards.enqueue(piece);
    },
  });
  const body = answer.body?.pipeThrough(counted) ?? null;
  const bytes = await new Response(body).arrayBuffer().catch((error: unknown) => {
    throw new Failure("no-network", String(error));
  });
  return new Uint8Array(bytes);
}

/** Some servers say of a `.gz` that it is compressed on the way; then it has arrived unpacked. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!("DecompressionStream" in globalThis))
    throw new Failure("old-browser", "DecompressionStream");
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
