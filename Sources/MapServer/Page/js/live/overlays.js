// Things laid over the map: shapes as layers of the renderer, drawings and tiles as pictures.

import { css } from "./color.js";
import { paint } from "./drawing.js";
import { entryFor } from "./protocol.js";
import { WORLD, lngLat, mapPoint } from "./projection.js";

const NONE = { type: "FeatureCollection", features: [] };
const LARGEST = 2048; // pixels along a side of a drawing

/** A line from one share of its length to another, in map points. */
function cut(points, start, end) {
  if (start <= 0 && end >= 1) return points;
  const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index][0], y - points[index][1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const [from, to] = [Math.max(0, start) * total, Math.min(1, end) * total];
  const kept = [];
  let along = 0;
  lengths.forEach((length, index) => {
    const [a, b] = [points[index], points[index + 1]];
    const at = (share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    const [first, last] = [Math.max(from, along), Math.min(to, along + length)];
    if (first < last || (first === last && length === 0)) {
      if (!kept.length) kept.push(at(length ? (first - along) / length : 0));
      kept.push(at(length ? (last - along) / length : 1));
    }
    along += length;
  });
  return kept;
}

const pairs = ({ points }) => {
  const list = [];
  for (let index = 0; index + 1 < points.length; index += 2) list.push([points[index], points[index + 1]]);
  return list;
};

const ring = (points) => {
  const closed = points.map(lngLat);
  if (closed.length) closed.push(closed[0]);
  return closed;
};

const GEOMETRIES = {
  lines({ lines }, { strokeStart, strokeEnd }) {
    const shown = lines.map((line) => cut(pairs(line), strokeStart, strokeEnd).map(lngLat));
    return { type: "MultiLineString", coordinates: shown.filter((line) => line.length > 1) };
  },
  polygons: ({ polygons }) => ({
    type: "MultiPolygon", coordinates: polygons.map((rings) => rings.map((line) => ring(pairs(line)))),
  }),
  circle({ circle: { center: [x, y], radius } }) {
    const points = Array.from({ length: 180 }, (_, step) => {
      const angle = (step / 90) * Math.PI;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    return { type: "MultiPolygon", coordinates: [[ring(points)]] };
  },
};

/** The data of a source that holds a shape. */
function sourceData({ shape, style }) {
  const geometry = entryFor(GEOMETRIES, shape, "shape of an overlay")?.(shape, style);
  return geometry ? { type: "Feature", properties: {}, geometry } : NONE;
}

const ROAD_WIDTH = ["interpolate", ["exponential", 1.5], ["zoom"], 8, 2, 14, 5, 18, 18];

function gradient(stops) {
  const expression = ["interpolate", ["linear"], ["line-progress"]];
  let last = -1;
  for (const { location, color } of [...stops].sort((a, b) => a.location - b.location)) {
    const at = Math.max(location, last + 1e-6);
    expression.push(at, css(color));
    last = at;
  }
  return expression;
}

function shapeLayers(id, style, alpha) {
  const layers = [];
  if (style.fill) {
    layers.push({
      id: `${id}-fill`, type: "fill", source: id,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": css(style.fill), "fill-opacity": alpha },
    });
  }
  const { stroke } = style;
  if (style.strokeColor || style.gradient) {
    const paintOf = { "line-width": stroke.width || ROAD_WIDTH, "line-opacity": alpha };
    if (style.gradient?.length) paintOf["line-gradient"] = gradient(style.gradient);
    else paintOf["line-color"] = css(style.strokeColor);
    if (stroke.dashes.length && stroke.width) {
      paintOf["line-dasharray"] = stroke.dashes.map((length) => length / stroke.width);
    }
    layers.push({
      id: `${id}-line`, type: "line", source: id, paint: paintOf,
      layout: { "line-cap": stroke.cap, "line-join": stroke.join, "line-miter-limit": stroke.miterLimit },
    });
  }
  return layers;
}

/** Keeps the layers of a map's overlays. */
export class Overlays {
  #map;
  #tileAddress;
  #shown = new Map();
  #order = "";

  /** `tileAddress` makes the address of the tiles that the program loads itself, from an overlay's id. */
  constructor(map, tileAddress) {
    this.#map = map;
    this.#tileAddress = tileAddress;
    map.on("moveend", () => this.#paintDrawings());
  }

  /** Forgets what is shown: the renderer has another style. */
  reset() {
    this.#shown.clear();
    this.#order = "";
  }

  /** Shows a list of overlays, back to front. */
  show(overlays) {
    const wanted = new Set(overlays.map(({ id }) => id));
    for (const [id, entry] of this.#shown) if (!wanted.has(id)) this.#remove(id, entry);
    for (const overlay of overlays) {
      const entry = this.#shown.get(overlay.id);
      if (entry?.overlay === overlay) continue;
      if (entry && this.#restyle(entry, overlay)) continue;
      if (entry) this.#remove(overlay.id, entry);
      this.#insert(overlay);
    }
    this.#arrange(overlays);
    const replaces = overlays.some(({ content }) => content.tiles?.replacesMap);
    this.#map.getContainer().classList.toggle("replaced", replaces);
  }

  #remove(id, { layers, source }) {
    for (const layer of layers) if (this.#map.getLayer(layer)) this.#map.removeLayer(layer);
    if (this.#map.getSource(source)) this.#map.removeSource(source);
    this.#shown.delete(id);
    this.#order = "";
  }

  /** Gives an overlay of the same kind of content another shape; false if it has to be made anew. */
  #restyle(entry, overlay) {
    const [one, other] = [entry.overlay.content, overlay.content];
    if (one.type !== "shape" || other.type !== "shape" || entry.overlay.alpha !== overlay.alpha || entry.overlay.level !== overlay.level) return false;
    if (JSON.stringify({ ...one.style, strokeStart: 0, strokeEnd: 0 }) !== JSON.stringify({ ...other.style, strokeStart: 0, strokeEnd: 0 })) return false;
    this.#map.getSource(entry.source).setData(sourceData(other));
    entry.overlay = overlay;
    return true;
  }

  /** Each adds an overlay's source to the map and gives its layers. */
  #makers = {
    shape: (source, { content, alpha }) => {
      this.#map.addSource(source, {
        type: "geojson", lineMetrics: Boolean(content.style.gradient), tolerance: 0.2, data: sourceData(content),
      });
      return shapeLayers(source, content.style, alpha);
    },
    // The program fetches tiles from wherever they are: it may have reasons of its own, and the page talks to
    // nobody else.
    tiles: (source, { id, content: { tiles: { size, zooms } }, alpha }) => {
      this.#map.addSource(source, {
        type: "raster", tileSize: size, minzoom: zooms[0], maxzoom: Math.min(24, zooms[1]),
        tiles: [new URL(this.#tileAddress(id), location.origin).href.replaceAll("%7B", "{").replaceAll("%7D", "}")],
      });
      return [{ id: `${source}-tiles`, type: "raster", source, paint: { "raster-opacity": alpha } }];
    },
    drawing: (source) => {
      this.#map.addSource(source, { type: "geojson", data: NONE });
      return [];
    },
  };

  #insert(overlay) {
    const source = `overlay-${overlay.id}`;
    const layers = entryFor(this.#makers, overlay.content, "content of an overlay")?.(source, overlay) ?? [];
    for (const layer of layers) this.#map.addLayer(layer, this.#anchor(overlay.level));
    const entry = { overlay, source, layers: layers.map(({ id }) => id) };
    this.#shown.set(overlay.id, entry);
    this.#order = "";
    if (overlay.content.type === "drawing") this.#paintDrawing(entry);
  }

  /** The layer that overlays of a level stay below; undefined for none. */
  #anchor(level) {
    if (level !== "aboveRoads") return undefined;
    // Above the mask around the extract, below the first label.
    const layers = this.#map.getStyle().layers.filter(({ id }) => !id.startsWith("overlay-"));
    const edge = layers.findIndex(({ id }) => id === "edge");
    return layers.slice(edge + 1).find(({ type }) => type === "symbol")?.id;
  }

  #arrange(overlays) {
    const order = JSON.stringify(overlays.map(({ id, level }) => [id, level]));
    if (order === this.#order) return;
    this.#order = order;
    for (const { id, level } of overlays) {
      for (const layer of this.#shown.get(id)?.layers ?? []) this.#map.moveLayer(layer, this.#anchor(level));
    }
  }

  #paintDrawings() {
    for (const entry of this.#shown.values()) if (entry.overlay.content.type === "drawing") this.#paintDrawing(entry);
  }

  /** Paints the part of a drawing that is in view, as sharp as the screen, and puts it on the map. */
  async #paintDrawing(entry) {
    const { overlay } = entry;
    const [x, y, width, height] = overlay.bounds;
    const bounds = this.#map.getBounds();
    const visible = [...mapPoint(bounds.getNorthWest()), ...mapPoint(bounds.getSouthEast())];
    const [spareX, spareY] = [(visible[2] - visible[0]) / 4, (visible[3] - visible[1]) / 4];
    const left = Math.max(x, visible[0] - spareX);
    const top = Math.max(y, visible[1] - spareY);
    const right = Math.min(x + width, visible[2] + spareX);
    const bottom = Math.min(y + height, visible[3] + spareY);
    if (left >= right || top >= bottom) return;
    const wanted = (2 ** this.#map.getZoom() * 512 * devicePixelRatio) / WORLD;
    const scale = Math.min(wanted, LARGEST / (right - left), LARGEST / (bottom - top));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil((right - left) * scale));
    canvas.height = Math.max(1, Math.ceil((bottom - top) * scale));
    const context = canvas.getContext("2d");
    context.setTransform(scale, 0, 0, scale, (x - left) * scale, (y - top) * scale);
    await paint(context, overlay.content.drawing);
    if (this.#shown.get(overlay.id) !== entry || entry.overlay !== overlay) return;
    const coordinates = [[left, top], [right, top], [right, bottom], [left, bottom]].map(lngLat);
    const picture = `overlay-${overlay.id}-picture`;
    if (this.#map.getSource(picture)) {
      this.#replacePicture(picture, canvas, coordinates);
      return;
    }
    if (this.#map.getSource(entry.source)) this.#map.removeSource(entry.source);
    this.#map.addSource(picture, { type: "canvas", canvas, coordinates, animate: false });
    this.#map.addLayer(
      { id: picture, type: "raster", source: picture, paint: { "raster-opacity": overlay.alpha, "raster-fade-duration": 0 } },
      this.#anchor(overlay.level));
    entry.source = picture;
    entry.layers = [picture];
  }

  /** Puts another picture in the place of one on the map. */
  #replacePicture(name, canvas, coordinates) {
    const source = this.#map.getSource(name);
    const shown = source.getCanvas();
    shown.width = canvas.width;
    shown.height = canvas.height;
    shown.getContext("2d").drawImage(canvas, 0, 0);
    source.setCoordinates(coordinates);
    // The renderer reads a canvas while it plays.
    source.play();
    this.#map.once("render", () => source.pause());
  }
}
