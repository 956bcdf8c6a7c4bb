// Python in a worker: started from its parts, with our modules in it.

import { Failure } from "./failure";
import { Parts, type Progress } from "./parts";

interface Pyodide {
  FS: { writeFile: (path: string, data: Uint8Array) => void; mkdirTree: (path: string) => void };
  runPython: (code: string) => unknown;
  unpackArchive: (data: Uint8Array, format: string, options: { extractDir: string }) => void;
}
interface Starter {
  loadPyodide: (options: Record<string, unknown>) => Promise<Pyodide>;
}
type Call = (name: string, given: string) => string;

const START = "pyodide.mjs";
const RUNTIME = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const OURS = "teahouse.zip";
const SITE = "/teahouse/site";
const ENGINES = "/teahouse/engines";
const BEGIN = `
import sys
sys.path.insert(0, "${SITE}")
from teahouse.local.messages import call
call
`;

/** A Python that runs, and what it can be asked. */
export class Python {
  #engines = new Set<string>();

  constructor(
    private readonly pyodide: Pyodide,
    private readonly parts: Parts,
    private readonly ask: Call,
  ) {}

  call<Answer>(name: string, ...given: unknown[]): Answer {
    return JSON.parse(this.ask(name, JSON.stringify(given))) as Answer;
  }

  /** Make the engine of a game available, where there is one; the first use of it loads it. */
  async engine(game: string): Promise<void> {
    const name = `${game}-wasm32.wasm`;
    if (this.#engines.has(name) || !this.parts.has(name)) return;
    const [module] = await this.parts.get([name]);
    if (!module) return;
    this.pyodide.FS.writeFile(`${ENGINES}/${name}`, await bytesOf(module));
    this.#engines.add(name);
  }
}

const bytesOf = async (answer: Response): Promise<Uint8Array> =>
  new Uint8Array(await answer.arrayBuffer());

/** Import a script from what was fetched. */
async function imported<Module>(script: Response): Promise<Module> {
  const address = URL.createObjectURL(await script.blob());
  try {
    return (await import(/* @vite-ignore */ address)) as Module;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Pyodide fetches two files itself: it is given what is here. */
function serve(files: Map<string, Response>): void {
  const elsewhere = globalThis.fetch;
  globalThis.fetch = (asked, options) => {
    const found = files.get(String(asked));
    return found ? Promise.resolve(found) : elsewhere(asked, options);
  };
}

export async function startPython(base: string, progress?: Progress): Promise<Python> {
  const parts = await Parts.at(base);
  const names = [START, RUNTIME, WASM, LIBRARY, OURS] as const;
  const [start, runtime, wasm, library, ours] = (await parts.get(names, progress)) as [
    Response, Response, Response, Response, Response,
  ]; // prettier-ignore
  try {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      imported<Starter>(start),
      imported<{ default: unknown }>(runtime),
    ]);
    serve(new Map([[base + WASM, wasm], [base + LIBRARY, library]])); // prettier-ignore
    const pyodide = await loadPyodide({
      indexURL: base,
      stdLibURL: base + LIBRARY,
      lockFileContents: parts.lock,
      packageBaseUrl: base,
      createPyodideModule,
      env: { TEAHOUSE_ENGINES: ENGINES },
    });
    pyodide.FS.mkdirTree(ENGINES);
    pyodide.unpackArchive(await bytesOf(ours), "zip", { extractDir: SITE });
    return new Python(pyodide, parts, pyodide.runPython(BEGIN) as Call);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(lacks() ? "old-browser" : "broken", String(error));
  }
}

/** Whether the browser lacks something that Python cannot do without. */
const lacks = (): boolean =>
  typeof WebAssembly === "undefined" || typeof WebAssembly.Tag === "undefined";
