// The cases in Node.js, and what there is only there.
//
//     node WebAssembly/Tests/run.mjs              the package in .build/webassembly
//     PACKAGE=FOLDER PROGRAM=PATH node …/run.mjs  another one; beside a program of mapwright

import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { cases, check, equal } from "./cases.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = resolve(process.env.PACKAGE ?? join(root, ".build/webassembly"));
const { Clusters } = await import(pathToFileURL(join(folder, "clusters.js")));
const forests = JSON.parse(await readFile(new URL("forests.json", import.meta.url), "utf8"));

// An index, and the exports of its module, which it keeps to itself.
async function instance(options) {
  const { instantiate } = WebAssembly;
  let made;
  WebAssembly.instantiate = async (...values) => (made = await instantiate(...values));
  try {
    const clusters = await Clusters.create(options);
    return { clusters, exports: made.exports };
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

// The bytes of the index that the program saves of some points.
async function saved(array, { radius, maxZoom }) {
  const scratch = await mkdtemp(join(tmpdir(), "mapwright-clusters-"));
  try {
    const rows = Array.from({ length: array.length / 2 }, (_, place) => `${array[2 * place]},${array[2 * place + 1]}`);
    await writeFile(join(scratch, "points.csv"), `longitude,latitude\n${rows.join("\n")}\n`);
    const target = join(scratch, "points.clusters");
    const { status, stderr } = spawnSync(process.env.PROGRAM, [
      "cluster", join(scratch, "points.csv"), "--radius", radius, "--max-zoom", maxZoom, "-o", target].map(String));
    if (status !== 0) throw new Error(String(stderr));
    return await readFile(target);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

const here = {
  "the module imports nothing and is small": async () => {
    const bytes = await readFile(join(folder, "clusters.wasm"));
    equal(WebAssembly.Module.imports(new WebAssembly.Module(bytes)), []);
    const { length } = gzipSync(bytes, { level: 9 });
    check(length < 72 * 1024, `${length} bytes compressed`);
  },

  "memory that ends is told, and the next load starts anew": async () => {
    if (!process.env.MAPWRIGHT_SLOW) return "the slow tier";
    const clusters = await Clusters.create();
    try {
      // 67 million points: what a build takes is more than the 4 GiB that a module can have.
      clusters.load(new Float64Array(2 ** 27));
    } catch (error) {
      check(error instanceof RangeError, String(error));
      equal(clusters.load(new Float64Array([1, 2])).size, 1);
      return undefined;
    }
    throw new Error("it was loaded");
  },

  async "the package has the program's version, and all the files that it names"() {
    const { version, files } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    for (const file of files) check((await readFile(join(folder, file))).length > 0, file);
    if (!process.env.PROGRAM) return "no program";
    const { stdout } = spawnSync(process.env.PROGRAM, ["--version"], { encoding: "utf8" });
    equal(`mapwright ${version}`, stdout.trim());
    return undefined;
  },
};

const tools = { Clusters, instance, forests, saved: process.env.PROGRAM ? saved : undefined };
let [passed, failed, skipped] = [0, 0, 0];
for (const [name, run] of Object.entries({ ...cases, ...here })) {
  try {
    const reason = await run(tools);
    if (reason) skipped += 1;
    else passed += 1;
    if (reason) console.log(`${name}: skipped "${reason}"`);
  } catch (error) {
    failed += 1;
    console.log(`${name}: failed\n${error.stack}`);
  }
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped: WebAssembly in Node.js`);
process.exit(failed ? 1 : 0);
