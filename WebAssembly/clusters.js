// Points clustered by distance at every zoom, by Mapwright's engine as WebAssembly.
//
//     import { Clusters } from "./clusters.js";
//     const clusters = await Clusters.create({ radius: 60 });
//     clusters.load(features);
//     clusters.getClusters([-10, 35, 30, 60], 4);
//
// Names, options and answers are those of supercluster, so that either can stand for the other.

const ANSWER = 24; // Bytes of an answer: x, y, number, count.
const MOST_ZOOM = 22;

let compiled; // The module, once somebody wants it: all indexes share it.

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const url = source ?? new URL("clusters.wasm", import.meta.url);
  if (String(url).startsWith("file:") && globalThis.process?.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(new URL(url)));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  // Not compileStreaming, which wants a content type that many servers do not know.
  return WebAssembly.compile(await response.arrayBuffer());
}

function integer(name, value, least, most) {
  const number = Math.trunc(Number(value));
  if (!(number >= least && number <= most)) throw new RangeError(`${name} is ${value}, which is not within ${least}–${most}`);
  return number;
}

function number(name, value) {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new RangeError(`${name} is ${value}, which is not a finite number`);
  return value;
}

export class Clusters {
  #module;
  #wasm;
  #options;
  #features = []; // What was loaded, by number; without what came as bare numbers.
  #isBroken = false;

  /** Makes an empty index. */
  static async create(options = {}) {
    const { wasm, ...others } = options;
    const module = wasm === undefined ? await (compiled ??= compile().catch((error) => {
      compiled = undefined; // The next call tries again.
      throw error;
    })) : await compile(wasm);
    return new Clusters(module, others, await WebAssembly.instantiate(module));
  }

  constructor(module, options, instance) {
    if (!(module instanceof WebAssembly.Module)) throw new TypeError("use `await Clusters.create(options)`");
    this.#module = module;
    this.#wasm = instance.exports;
    const given = { minZoom: 0, maxZoom: 16, minPoints: 2, radius: 40, extent: 512, ...options };
    given.maxZoom = integer("maxZoom", given.maxZoom, 0, MOST_ZOOM);
    given.minZoom = integer("minZoom", given.minZoom, 0, given.maxZoom);
    given.minPoints = integer("minPoints", given.minPoints, 1, 0x7fffffff);
    given.extent = integer("extent", given.extent, 1, 1 << 20);
    if (!(number("radius", given.radius) >= 0)) throw new RangeError(`radius is ${given.radius}, which is negative`);
    this.#options = given;
  }

  /** The options, with those that were not given. */
  get options() {
    return { ...this.#options };
  }

  /** Number of points. */
  get size() {
    return this.#ask("pointCount");
  }

  /** Indexes points; those that were there are forgotten. */
  load(points) {
    const { maxZoom, radius, extent, minZoom, minPoints } = this.#options;
    const isBare = ArrayBuffer.isView(points);
    if (isBare && points.length % 2) throw new RangeError("longitudes and latitudes come in pairs");
    // As in supercluster what has no geometry is left out.
    const features = isBare ? null : points.filter((feature) => feature?.geometry);
    const count = isBare ? points.length / 2 : features.length;
    if (count >= 2 ** 27 - 1) throw new RangeError("an index holds less than 134,217,727 points");
    if (this.#isBroken) this.#restart();
    const address = this.#ask("inputAddress", 2 * count) >>> 0;
    const input = new Float64Array(this.#wasm.memory.buffer, address, 2 * count);
    if (isBare) input.set(points);
    else {
      for (let place = 0; place < count; place++) {
        const { coordinates } = features[place].geometry;
        // What is no number, a string among them, becomes NaN and is refused below.
        input[2 * place] = typeof coordinates?.[0] === "number" ? coordinates[0] : NaN;
        input[2 * place + 1] = typeof coordinates?.[1] === "number" ? coordinates[1] : NaN;
      }
    }
    const fault = this.#ask("load", maxZoom, (radius * 256) / extent, minZoom, minPoints);
    if (fault >= 0) {
      const place = isBare ? [points[2 * fault], points[2 * fault + 1]] : features[fault].geometry.coordinates;
      throw new RangeError(`point ${fault} cannot be placed: ${JSON.stringify(place)} is no longitude and latitude`);
    }
    this.#features = features ?? [];
    return this;
  }

  /** The clusters and points between west, south, east and north, at a zoom. */
  getClusters(bbox, zoom) {
    const [west, south, east, north] = bbox;
    const shown = this.#limited(zoom);
    number("west", west), number("south", south), number("east", east), number("north", north);
    const count = this.#ask("clusters", west, south, east, north, shown);
    return this.#answers(count, (x, y, id, points) => this.#feature(x, y, id, points, shown));
  }

  /** The clusters and points of a tile, as vector tiles have them; null if there are none. */
  getTile(z, x, y) {
    const { extent, radius } = this.#options;
    const zoom = integer("the zoom", z, 0, 28);
    const shown = this.#limited(zoom);
    const buffer = Math.min(Math.ceil(radius), extent);
    const count = this.#ask("tile", zoom, integer("x", x, 0, 2 ** zoom - 1), integer("y", y, 0, 2 ** zoom - 1), extent, buffer);
    if (count <= 0) return null;
    const features = this.#answers(count, (across, down, id, points) => {
      const feature = points > 1 ? undefined : this.#features[id];
      const tags = points > 1 ? this.#properties(id, points, shown) : feature ? feature.properties : { point: id };
      const made = { type: 1, geometry: [[across, down]], tags };
      const name = points > 1 ? tags.cluster_id : feature ? feature.id : id;
      if (name !== undefined) made.id = name;
      return made;
    });
    return { features };
  }

  /** What a cluster falls apart into. */
  getChildren(clusterId) {
    const [id, zoom] = this.#parts(clusterId);
    const next = this.#ask("expansionZoom", id, zoom);
    if (next < 0) throw new Error("No cluster with the specified id.");
    const count = this.#ask("children", id, zoom);
    return this.#answers(count, (x, y, child, points) => this.#feature(x, y, child, points, next));
  }

  /** Points of a cluster. */
  getLeaves(clusterId, limit = 10, offset = 0) {
    const [id, zoom] = this.#parts(clusterId);
    const most = limit === Infinity ? 0x7fffffff : integer("limit", limit, 0, 0x7fffffff);
    const count = this.#ask("leaves", id, zoom, most, integer("offset", offset, 0, 0x7fffffff));
    if (count < 0) throw new Error("No cluster with the specified id.");
    return this.#answers(count, (x, y, leaf) => this.#feature(x, y, leaf, 1, zoom));
  }

  /** The first zoom at which a cluster falls apart. */
  getClusterExpansionZoom(clusterId) {
    const [id, zoom] = this.#parts(clusterId);
    const next = this.#ask("expansionZoom", id, zoom);
    if (next < 0) throw new Error("No cluster with the specified id.");
    return next;
  }

  /** The cluster, or the point by itself, that a point belongs to at a zoom; null if there is no such point. */
  getClusterOf(point, zoom) {
    const shown = this.#limited(zoom);
    const count = this.#ask("clusterOf", this.#point(point), shown);
    if (count < 0) return null;
    return this.#answers(count, (x, y, id, points) => this.#feature(x, y, id, points, shown))[0];
  }

  /** Adds a point: a feature, or a longitude and latitude. Returns its number. */
  insert(point) {
    const [longitude, latitude] = Array.isArray(point) || ArrayBuffer.isView(point) ? point : point.geometry.coordinates;
    const id = this.#ask("insert", number("the longitude", longitude), number("the latitude", latitude));
    if (id === -1) throw new RangeError(`[${longitude}, ${latitude}] is no longitude and latitude`);
    if (id < 0) throw new RangeError("an index holds less than 134,217,727 points");
    if (point.geometry) this.#features[id] = point;
    return id;
  }

  /** Moves a point; returns whether there is one of that number. */
  move(point, [longitude, latitude]) {
    const id = this.#point(point);
    const outcome = this.#ask("move", id, number("the longitude", longitude), number("the latitude", latitude));
    if (outcome === -1) throw new RangeError(`[${longitude}, ${latitude}] is no longitude and latitude`);
    const feature = this.#features[id];
    if (outcome === 0 && feature) {
      this.#features[id] = { ...feature, geometry: { ...feature.geometry, coordinates: [longitude, latitude] } };
    }
    return outcome === 0;
  }

  /** Removes a point, whose number is not given out again; returns whether there was one. */
  remove(point) {
    const id = this.#point(point);
    const isThere = this.#ask("remove", id) === 0;
    if (isThere && id < this.#features.length) this.#features[id] = undefined;
    return isThere;
  }

  // MARK: What is asked of the module

  #ask(name, ...values) {
    if (this.#isBroken) throw new Error("the index ran out of memory; load its points again");
    try {
      return this.#wasm[name](...values);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // The module was stopped amid its work: what it holds is of no use any more.
      this.#isBroken = true;
      throw new RangeError("the index ran out of memory", { cause: error });
    }
  }

  #restart() {
    this.#wasm = new WebAssembly.Instance(this.#module).exports;
    this.#features = [];
    this.#isBroken = false;
  }

  #answers(count, make) {
    const address = this.#ask("answersAddress") >>> 0;
    const view = new DataView(this.#wasm.memory.buffer, address, Math.max(count, 0) * ANSWER);
    const made = new Array(Math.max(count, 0));
    for (let place = 0, at = 0; place < count; place++, at += ANSWER) {
      made[place] = make(
        view.getFloat64(at, true), view.getFloat64(at + 8, true), view.getUint32(at + 16, true), view.getUint32(at + 20, true));
    }
    return made;
  }

  // MARK: Names and answers

  #limited(zoom) {
    const { minZoom, maxZoom } = this.#options;
    return Math.max(minZoom, Math.min(Math.floor(number("the zoom", +zoom)), maxZoom + 1));
  }

  #point(point) {
    return integer("the point's number", point, 0, 2 ** 27);
  }

  // A cluster's id holds the number of its first point and, in the lower 5 bits, the zoom.
  #parts(clusterId) {
    const id = Number(clusterId);
    if (!Number.isInteger(id) || id < 0 || id >= 2 ** 32) throw new Error("No cluster with the specified id.");
    return [Math.floor(id / 32), id % 32];
  }

  #properties(id, points, zoom) {
    return { cluster: true, cluster_id: id * 32 + zoom, point_count: points, point_count_abbreviated: abbreviated(points) };
  }

  #feature(x, y, id, points, zoom) {
    if (points > 1) {
      const properties = this.#properties(id, points, zoom);
      return { type: "Feature", id: properties.cluster_id, properties, geometry: { type: "Point", coordinates: [x, y] } };
    }
    return this.#features[id]
      ?? { type: "Feature", id, properties: { point: id }, geometry: { type: "Point", coordinates: [x, y] } };
  }
}

// 999, 1.2k, 12k, as supercluster writes it.
function abbreviated(count) {
  return count >= 10000 ? `${Math.round(count / 1000)}k` : count >= 1000 ? `${Math.round(count / 100) / 10}k` : count;
}

export default Clusters;
