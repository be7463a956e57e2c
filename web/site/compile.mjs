// Compiles Python for the site: `node compile.mjs LIBRARY OURS`. Every `.py` in the two folders becomes a `.pyc` of the
// Python that plays in the page, so that no visitor's browser has to compile it. Docstrings are left out of both, and of
// Python's own library the assertions too.

import { loadPyodide } from "pyodide";

const [library, ours] = process.argv.slice(2);
// Without columns in line tables the files are a third smaller; tracebacks still name lines.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/library", library);
python.mountNodeFS("/ours", ours);
try {
  python.runPython(`
import ast, importlib.util, marshal, pathlib

def plain(text):
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[0].value.value = ""
        # No function is asked for its annotations, only classes are.
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        if isinstance(node, ast.arg):
            node.annotation = None
    return tree

for folder, level in (("/library", 2), ("/ours", 0)):
    for source in pathlib.Path(folder).rglob("*.py"):
        text = source.read_bytes()
        # What is compiled is the same whenever it is compiled: no times, no paths of this machine.
        code = compile(plain(text) if level == 0 else text, str(source.relative_to(folder)), "exec", optimize=level)
        head = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + importlib.util.source_hash(text)
        source.with_suffix(".pyc").write_bytes(head + marshal.dumps(code))
        source.unlink()
`);
} catch (error) {
  // Without the source line of Pyodide that it came from: that line has a million characters.
  console.error(error.message);
  process.exit(1);
}
