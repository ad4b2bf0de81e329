// What the package promises, as cases that run in Node.js and in a browser alike.

import { columns, digest } from "./forest.mjs";
import { change, Points } from "./points.mjs";

export function equal(found, wanted, what = "") {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what} is ${one?.slice(0, 300)}, not ${other?.slice(0, 300)}`);
}

export function check(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

export function fails(kind, call, text = "") {
  try {
    call();
  } catch (error) {
    check(error instanceof kind && error.message.includes(text), `failed with ${error}, not with ${kind.name} "${text}"`);
    return;
  }
  throw new Error(`did not fail with ${kind.name}`);
}

const WORLD = [-180, -90, 180, 90];
const isCluster = ({ properties }) => properties.cluster === true;
const size = (feature) => (isCluster(feature) ? feature.properties.point_count : 1);

// `Clusters`, and `instance`: an index together with its module's exports.
export const cases = {
  "an empty index shows nothing": async ({ Clusters }) => {
    const clusters = await Clusters.create();
    equal(clusters.options, { minZoom: 0, maxZoom: 16, minPoints: 2, radius: 40, extent: 512 });
    equal(clusters.getClusters(WORLD, 3), []);
    equal(clusters.getTile(0, 0, 0), null);
    equal(clusters.size, 0);
    equal(clusters.load([]).getClusters(WORLD, 0), []);
  },

  "every point is in one cluster at every zoom": async ({ Clusters }) => {
    const features = new Points("towns", 1).features(3000);
    const clusters = (await Clusters.create()).load(features);
    for (let zoom = 0; zoom <= 17; zoom++) {
      const found = clusters.getClusters(WORLD, zoom);
      equal(found.reduce((sum, feature) => sum + size(feature), 0), 3000, `the sum at ${zoom}`);
      const names = found.flatMap((feature) => (isCluster(feature) ? clusters.getLeaves(feature.id, Infinity) : [feature]))
        .map(({ properties }) => properties.name);
      equal(new Set(names).size, 3000, `different names at ${zoom}`);
    }
    equal(clusters.getClusters(WORLD, 17).filter(isCluster).length, 0, "clusters beyond the last zoom");
    // What is shown alone is what was loaded.
    check(clusters.getClusters(WORLD, 17).every((feature) => features.includes(feature)), "features are handed back");
  },

  "no two clusters are nearer than the radius": async ({ Clusters }) => {
    const clusters = (await Clusters.create({ radius: 60 })).load(new Points("towns", 2).features(4000));
    const place = ({ geometry: { coordinates: [longitude, latitude] } }) => {
      const sine = Math.sin(Math.max(-85, Math.min(85, latitude)) * Math.PI / 180);
      return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
    };
    for (const zoom of [2, 5, 8]) {
      const places = clusters.getClusters(WORLD, zoom).map(place);
      const least = 60 / (512 * 2 ** zoom);
      for (const [one, [x, y]] of places.entries()) {
        for (const [u, v] of places.slice(one + 1)) {
          const dx = Math.abs(x - u);
          check(Math.hypot(Math.min(dx, 1 - dx), y - v) >= least, `two markers at ${zoom}`);
        }
      }
    }
  },

  "children and leaves agree with what the next zoom shows": async ({ Clusters }) => {
    const clusters = (await Clusters.create({ maxZoom: 12 })).load(new Points("stacks", 3).features(2000));
    for (const zoom of [0, 4, 9]) {
      for (const cluster of clusters.getClusters(WORLD, zoom).filter(isCluster)) {
        const next = clusters.getClusterExpansionZoom(cluster.id);
        check(next > zoom && next <= 13, "the expansion zoom");
        const children = clusters.getChildren(cluster.id);
        check(children.length > 1, "there are children");
        equal(children.reduce((sum, child) => sum + size(child), 0), cluster.properties.point_count, "the sum of children");
        const shown = new Set(clusters.getClusters(WORLD, next).map((feature) => feature.id ?? feature.properties.name));
        check(children.every((child) => shown.has(child.id ?? child.properties.name)), "children are shown");
        const all = clusters.getLeaves(cluster.id, Infinity);
        equal(all.length, cluster.properties.point_count, "the number of leaves");
        equal(clusters.getLeaves(cluster.id).length, Math.min(10, all.length), "leaves unless something else is said");
        equal(clusters.getLeaves(cluster.id, 3, 2), all.slice(2, 5), "a page of leaves");
        equal(clusters.getLeaves(cluster.id, 3, all.length + 5), [], "a page beyond the end");
      }
    }
  },

  "tiles show what lies in them and around": async ({ Clusters }) => {
    const clusters = (await Clusters.create({ radius: 30, extent: 512 })).load(new Points("uniform", 4).array(5000));
    for (const zoom of [0, 2, 5]) {
      let sum = 0;
      for (let x = 0; x < 2 ** zoom; x++) {
        for (let y = 0; y < 2 ** zoom; y++) {
          for (const { type, geometry: [[across, down]], tags } of clusters.getTile(zoom, x, y)?.features ?? []) {
            equal(type, 1);
            check(Math.min(across, down) >= -30 && Math.max(across, down) < 542, `${across}, ${down} is in the buffer`);
            if (Math.min(across, down) >= 0 && Math.max(across, down) < 512) sum += tags.point_count ?? 1;
          }
        }
      }
      equal(sum, 5000, `points on the tiles of zoom ${zoom}`);
    }
    for (const wrong of [[-1, 0, 0], [29, 0, 0], [2, 4, 0], [2, 0, -1], [NaN, 0, 0], [0, "a", 0]]) {
      fails(RangeError, () => clusters.getTile(...wrong));
    }
  },

  "a view across the 180th meridian is one view": async ({ Clusters }) => {
    const clusters = (await Clusters.create()).load(new Float64Array([179.9, 0, -179.9, 0, 0, 0, 539.95, 10]));
    const found = clusters.getClusters([179, -20, -179, 20], 17).map(({ id }) => id).sort();
    equal(found, [0, 1, 3]);
    equal(clusters.getClusters([-1, -20, 1, 20], 17).map(({ id }) => id), [2]);
    equal(clusters.getClusters(WORLD, 17).length, 4);
  },

  "small clusters are shown as their points": async ({ Clusters }) => {
    const clusters = (await Clusters.create({ minPoints: 6 })).load(new Points("towns", 5).features(2500));
    for (const zoom of [3, 6, 9]) {
      const found = clusters.getClusters(WORLD, zoom);
      check(found.filter(isCluster).every(({ properties }) => properties.point_count >= 6), "clusters are large enough");
      equal(found.reduce((sum, feature) => sum + size(feature), 0), 2500, "the sum");
    }
  },

  "below the first zoom the same is shown": async ({ Clusters }) => {
    const clusters = (await Clusters.create({ minZoom: 5, maxZoom: 9 })).load(new Points("towns", 6).features(1000));
    equal(clusters.getClusters(WORLD, 0), clusters.getClusters(WORLD, 5));
    equal(clusters.getClusters(WORLD, 5.9), clusters.getClusters(WORLD, 5));
    equal(clusters.getClusters(WORLD, 40), clusters.getClusters(WORLD, 10));
  },

  "changes leave the index of a new load": async ({ instance }) => {
    for (const shape of ["uniform", "towns", "stacks", "edges"]) {
      const points = new Points(shape, 7);
      const { clusters, exports } = await instance({ maxZoom: 14 });
      const places = new Map();
      const loaded = points.array(800);
      for (let place = 0; place < 800; place++) places.set(place, [loaded[2 * place], loaded[2 * place + 1]]);
      clusters.load(loaded);
      for (let round = 0; round < 300; round++) {
        const chosen = points.random.below(800 + round);
        const place = points.next();
        if (round % 3 === 0) places.set(clusters.insert(place), place);
        else if (round % 3 === 1) equal(clusters.move(chosen, place), places.has(chosen)), places.has(chosen) && places.set(chosen, place);
        else equal(clusters.remove(chosen), places.delete(chosen));
      }
      // A new load numbers the points anew, in the same order: so priorities and ties are the same.
      const again = await instance({ maxZoom: 14 });
      const left = [...places.keys()].sort((one, other) => one - other);
      again.clusters.load(new Float64Array(left.flatMap((number) => places.get(number))));
      for (let zoom = 0; zoom <= 15; zoom++) {
        const name = (feature, rename) => [rename(feature.properties.point ?? Math.floor(feature.id / 32)), size(feature),
          ...feature.geometry.coordinates];
        const sorted = (index, rename) => index.getClusters(WORLD, zoom).map((feature) => name(feature, rename))
          .sort(([one], [other]) => one - other);
        equal(sorted(clusters, (number) => number), sorted(again.clusters, (number) => left[number]), `${shape} at ${zoom}`);
      }
      equal(exports.pointCount(), left.length);
    }
  },

  "features follow their points": async ({ Clusters }) => {
    const features = new Points("uniform", 8).features(100);
    const clusters = (await Clusters.create()).load(features);
    check(clusters.move(5, [10, 20]), "there is a point");
    equal(clusters.getClusterOf(5, 17).geometry.coordinates, [10, 20]);
    equal(clusters.getClusterOf(5, 17).properties, { name: 5 });
    check(features[5].geometry.coordinates[0] !== 10, "what was loaded is left alone");
    const extra = { type: "Feature", properties: { name: "extra" }, geometry: { type: "Point", coordinates: [1, 2] } };
    const number = clusters.insert(extra);
    equal([number, clusters.size], [100, 101]);
    check(clusters.getClusterOf(number, 17) === extra, "the feature is handed back");
    check(clusters.remove(number) && !clusters.remove(number), "removed once");
    equal(clusters.getClusterOf(number, 17), null);
    equal(clusters.move(number, [0, 0]), false);
    equal(clusters.insert([3, 4]), 101);
    equal(clusters.getClusterOf(101, 17).properties, { point: 101 });
  },

  "what cannot be placed is told, and leaves the index": async ({ Clusters }) => {
    const clusters = (await Clusters.create()).load(new Points("uniform", 9).features(50));
    const before = clusters.getClusters(WORLD, 4);
    const feature = (...coordinates) => ({ type: "Feature", properties: {}, geometry: { type: "Point", coordinates } });
    fails(RangeError, () => clusters.load([feature(1, 2), feature(1, 91)]), "point 1");
    fails(RangeError, () => clusters.load([feature("1", 2)]), "point 0");
    fails(RangeError, () => clusters.load([feature()]), "point 0");
    fails(RangeError, () => clusters.load(new Float64Array([0, 0, NaN, 0])), "point 1");
    fails(RangeError, () => clusters.load(new Float64Array([0, 0, Infinity, 0])), "point 1");
    fails(RangeError, () => clusters.load(new Float64Array(3)), "pairs");
    fails(RangeError, () => clusters.insert([0, 90.5]));
    fails(RangeError, () => clusters.move(3, [NaN, 0]));
    fails(RangeError, () => clusters.move(-1, [0, 0]));
    fails(RangeError, () => clusters.getClusters([0, 0, NaN, 1], 3));
    fails(RangeError, () => clusters.getClusters(WORLD, undefined));
    for (const wrong of [-1, 2 ** 32, 1.5, "x", undefined, 999 * 32]) {
      fails(Error, () => clusters.getChildren(wrong), "No cluster");
      fails(Error, () => clusters.getLeaves(wrong), "No cluster");
      fails(Error, () => clusters.getClusterExpansionZoom(wrong), "No cluster");
    }
    equal(clusters.getClusters(WORLD, 4), before);
    // As in supercluster.
    equal(clusters.load([{ type: "Feature", properties: {}, geometry: null }, feature(1, 2)]).size, 1);
    for (const wrong of [{ maxZoom: 23 }, { maxZoom: "a" }, { minZoom: 5, maxZoom: 4 }, { radius: -1 }, { radius: NaN }, { extent: 0 }]) {
      await Clusters.create(wrong).then(
        () => { throw new Error(`${JSON.stringify(wrong)} was taken`); },
        (error) => check(error instanceof RangeError, `${error}`));
    }
  },

  "loading again takes no more memory": async ({ instance }) => {
    const { clusters, exports } = await instance();
    const points = new Points("towns", 10);
    let after = 0;
    for (let round = 0; round < 24; round++) {
      clusters.load(points.array(round % 3 === 0 ? 20000 : 1000 * (round % 5)));
      change(clusters.load(points.array(20000)), points, 300);
      clusters.getClusters(WORLD, 16);
      if (round === 7) after = exports.memory.buffer.byteLength;
    }
    check(exports.memory.buffer.byteLength <= 1.25 * after, `${exports.memory.buffer.byteLength} bytes, ${after} before`);
  },

  "seeded points and changes give the forests that the native engine gives": async ({ instance, forests }) => {
    for (const { shape, seed, count, changes, digest: wanted } of forests) {
      const { clusters, exports } = await instance({ radius: 80, maxZoom: 18 });
      const points = new Points(shape, seed);
      clusters.load(points.array(count));
      change(clusters, points, changes);
      equal(digest(exports), wanted, `${shape}, ${count} points, ${changes} changes`);
    }
  },

  "a saved index of the same points holds the same bytes": async ({ instance, saved }) => {
    if (!saved) return "no program of mapwright was named";
    const array = new Points("towns", 11).array(20000);
    const file = await saved(array, { radius: 40, maxZoom: 18 });
    const { clusters, exports } = await instance({ radius: 80, maxZoom: 18 });
    clusters.load(array);
    for (const column of columns(exports)) check(file.indexOf(column) > 0, "the column is in the file");
  },
};
