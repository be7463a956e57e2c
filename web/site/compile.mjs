// Compiles Python for the site: `node compile.mjs FOLDER LEVEL`. Every `.py` in the folder becomes a `.pyc` of the
// Python that plays in the page, so that no visitor's browser has to compile it.

import { loadPyodide } from "pyodide";

const [folder, level] = process.argv.slice(2);
// Without columns in line tables the files are a third smaller; tracebacks still name lines.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/work", folder);
python.globals.set("level", Number(level));
python.runPython(`
import pathlib, py_compile

for source in pathlib.Path("/work").rglob("*.py"):
    name = source.relative_to("/work")
    # What is compiled is the same whenever it is compiled: no times, no paths of this machine.
    py_compile.compile(
        str(source), str(source.with_suffix(".pyc")), dfile=str(name), doraise=True, optimize=level,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    source.unlink()
`);
