// Makes what Python does not: archives of modules compiled by Pyodide, and files for the way.
//   node pack.mjs modules PYODIDE PACKING.py OURS.zip INTO    python_stdlib.zip and teahouse.zip
//   node pack.mjs compress .br|.gz FILE...                    a packed copy beside each
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const ARCHIVES = ["python_stdlib.zip", "teahouse.zip"];

async function modules(pyodide, packing, ours, into) {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${pyodide}/` });
  python.FS.mkdirTree("/packing/made");
  python.FS.writeFile("/packing/library.zip", readFileSync(`${pyodide}/python_stdlib.zip`));
  python.FS.writeFile("/packing/ours.zip", readFileSync(ours));
  python.FS.writeFile("/packing/packing.py", readFileSync(packing));
  python.runPython(`
import sys
before = [*sys.modules]
sys.path.insert(0, "/packing")
from packing import pack
pack("/packing/library.zip", "/packing/ours.zip", "/packing/made", before)
`);
  for (const name of ARCHIVES)
    writeFileSync(`${into}/${name}`, python.FS.readFile(`/packing/made/${name}`));
}

function compress(kind, files) {
  for (const file of files) {
    const whole = readFileSync(file);
    writeFileSync(file + kind, kind === ".br" ? brotli(whole) : gzip(whole));
  }
}

const gzip = (whole) => gzipSync(whole, { level: constants.Z_BEST_COMPRESSION });
const brotli = (whole) =>
  brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });

const [task, ...given] = process.argv.slice(2);
try {
  if (task === "modules") await modules(...given);
  else compress(given[0], given.slice(1));
} catch (error) {
  console.error(error.message); // Node would show the line, and one of Pyodide has a megabyte
  process.exitCode = 1;
}
