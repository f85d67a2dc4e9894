// js/src/widget.{js,css} (and what they import) -> src/playnine_widget/static/; run from anywhere. --watch rebuilds, --check tells what is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const shared = {
  absWorkingDir: root,
  outdir: "src/playnine_widget/static",
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: false,
  charset: "utf8",
  legalComments: "none",
};
const notice = "Generated from js/ by build.mjs. Do not edit.";
const jobs = [
  { ...shared, entryPoints: { widget: "js/src/widget.js" }, banner: { js: `// ${notice}` } },
  // light-dark() and logical properties are left as they are written
  { ...shared, target: "chrome123", entryPoints: { widget: "js/src/widget.css" }, banner: { css: `/* ${notice} */` } },
];

/** @param {string} path */
function current(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

if (process.argv.includes("--watch")) {
  for (const job of jobs) await (await esbuild.context(job)).watch();
} else {
  const check = process.argv.includes("--check");
  for (const job of jobs) {
    const { outputFiles } = await esbuild.build({ ...job, write: false });
    for (const file of outputFiles) {
      if (current(file.path) === file.text) continue;
      if (check) {
        process.exitCode = 1;
        console.error(`stale: ${file.path} (run: npm run build)`);
      } else {
        mkdirSync(dirname(file.path), { recursive: true });
        writeFileSync(file.path, file.text);
      }
    }
  }
}
