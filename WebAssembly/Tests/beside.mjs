// The package beside supercluster, in one process: times of the CPU, and how many clusters each shows.
//
//     node WebAssembly/Tests/beside.mjs SUPERCLUSTER [COUNT]
//
// SUPERCLUSTER is its module, such as node_modules/supercluster/index.js.

import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { Points } from "./points.mjs";

const [peer, wanted = "1000000"] = process.argv.slice(2);
if (!peer || !(Number(wanted) > 0)) {
  console.error("usage: node WebAssembly/Tests/beside.mjs SUPERCLUSTER [COUNT]");
  process.exit(64);
}
const { default: Supercluster } = await import(pathToFileURL(resolve(peer)));
const folder = process.env.PACKAGE ?? fileURLToPath(new URL("../../.build/webassembly", import.meta.url));
const { Clusters } = await import(pathToFileURL(join(resolve(folder), "clusters.js")));

const count = Number(wanted);
const options = { radius: 40, maxZoom: 16, minZoom: 0, extent: 512 };
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);

// The least CPU time of some runs, in milliseconds.
function time(runs, call) {
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

row("", "ours", "supercluster", "ratio");
row("---", "---:", "---:", "---:");
for (const shape of ["uniform", "towns"]) {
  const points = new Points(shape, 1);
  const features = points.features(count);
  const bare = Float64Array.from(features.flatMap(({ geometry }) => geometry.coordinates));
  const ours = await Clusters.create(options);
  const theirs = new Supercluster(options);
  const compare = (what, mine, other, digits = 1) => row(
    `${shape}: ${what}`, mine.toFixed(digits), other.toFixed(digits), (mine / other).toFixed(2));
  const peerLoad = time(2, () => theirs.load(features));
  compare("load of features, ms", time(3, () => ours.load(features)), peerLoad, 0);
  compare("load of numbers, ms", time(3, () => ours.load(bare)), peerLoad, 0);
  const views = Array.from({ length: 2000 }, (_, place) => {
    const zoom = 2 + (place % 14);
    const [longitude, latitude] = points.next();
    const half = 360 / 2 ** zoom;
    return [[longitude - half, Math.max(latitude - half / 2, -85), longitude + half, Math.min(latitude + half / 2, 85)], zoom];
  });
  const look = (index) => time(3, () => views.forEach(([box, zoom]) => index.getClusters(box, zoom))) * 1000 / views.length;
  compare("a view, µs", look(ours), look(theirs));
  const world = (index, zoom) => index.getClusters([-180, -90, 180, 90], zoom).length;
  for (const zoom of [2, 6, 10]) compare(`clusters at zoom ${zoom}`, world(ours, zoom), world(theirs, zoom), 0);
  const moves = Array.from({ length: 5000 }, () => [points.random.below(count), points.next()]);
  const move = time(1, () => moves.forEach(([number, place]) => ours.move(number, place))) * 1000 / moves.length;
  row(`${shape}: a move, µs`, move.toFixed(1), "a new load", "");
}
