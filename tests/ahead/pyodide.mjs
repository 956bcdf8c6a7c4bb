// Runs a Python script in Pyodide: PYODIDE SITE ENGINES SCRIPT ARGUMENT...
// SITE is a folder to import from, ENGINES the one with the libraries.
import { pathToFileURL } from 'node:url';

const [pyodide, site, engines, script, ...words] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: `${pyodide}/` });
const mount = (root, place) => {
  py.FS.mkdirTree(place);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, place);
};
mount(site, '/site');
mount(engines, '/engines');
mount(script.slice(0, script.lastIndexOf('/')), '/script');
const name = script.slice(script.lastIndexOf('/') + 1);
const code = `
import os, runpy, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/site")
os.environ["TEAHOUSE_ENGINES"] = "/engines"
sys.argv = ["/script/${name}", *words]
runpy.run_path(sys.argv[0], run_name="__main__")
`;
try {
  py.runPython(code, { globals: py.toPy({ words }) });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
