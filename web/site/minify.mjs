// `node minify.mjs FROM TO`: a script made small, for hosts that do not compress.

import { readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "vite";

const [from, to] = process.argv.slice(2);
const { code, errors } = minifySync(from, readFileSync(from, "utf8"), { module: true });
if (errors.length > 0) throw new Error(errors[0].message);
writeFileSync(to, code);
