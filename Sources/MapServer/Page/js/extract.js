// The extract's area, and all that lies outside of it.

const WORLD = [[-180, -85.06], [180, -85.06], [180, 85.06], [-180, 85.06], [-180, -85.06]];

/** Two polygons for the style's source `extract`, from TileJSON bounds [west, south, east, north]. */
export function extractAreas([west, south, east, north]) {
  const ring = [[west, south], [east, south], [east, north], [west, north], [west, south]];
  const feature = (kind, coordinates) =>
    ({ type: "Feature", properties: { kind }, geometry: { type: "Polygon", coordinates } });
  return {
    type: "FeatureCollection",
    features: [feature("inside", [ring]), feature("outside", [WORLD, [...ring].reverse()])],
  };
}

function holds(ring, [x, y]) {
  let inside = false;
  for (let i = 1; i < ring.length; i += 1) {
    const [ax, ay] = ring[i - 1];
    const [bx, by] = ring[i];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** Whether the extract's edge runs through open sea, as an island's does. `land` is the world outline. */
export function endsInSea([west, south, east, north], land) {
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const edge = [[west, south], [x, south], [east, south], [east, y], [east, north], [x, north], [west, north], [west, y]];
  const polygons = land.features.flatMap(({ geometry }) => geometry.coordinates);
  return edge.every((point) => !polygons.some(([outer]) => holds(outer, point)));
}

/** Fits the ground and the soft edge to the extract; the edge is a sixteenth of its shorter side. */
export function fitToExtract(style, [west, south, east, north], color) {
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const side = Math.min((east - west) / 360, (north - south) / 360 / Math.cos(middle));
  const widest = 220;
  const share = (side * 512) / 8; // the line's width at zoom 0; half of it lies inside
  const capped = Math.min(22, Math.max(1, Math.log2(widest / share)));
  const width = (factor) => ["interpolate", ["exponential", 2], ["zoom"], 0, share * factor, capped, widest * factor];
  for (const layer of style.layers) {
    if (layer.id === "extract-land" && side * 360 > 3) {
      // Far apart, the extract's corners may hold another ocean: the world's outline is trusted for longer.
      layer.minzoom = 8.5;
      layer.paint["fill-opacity"] = ["interpolate", ["linear"], ["zoom"], 8.5, 0, 9.5, 1];
    }
    if (layer.id === "edge") Object.assign(layer.paint, { "line-width": width(1), "line-blur": width(0.65) });
    if (color && layer.id === "edge") layer.paint["line-color"] = color;
    if (color && layer.id === "outside") layer.paint["fill-color"] = color;
  }
}

/** Where to begin: a country whole, a city filling the window. */
export function firstView(map, bounds) {
  const whole = map.cameraForBounds(bounds, { padding: 12 });
  if (!whole) return { center: [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2], zoom: 12 };
  if (whole.zoom < 12) return { center: whole.center, zoom: whole.zoom, bearing: 0, pitch: 0 };
  const { clientWidth, clientHeight } = map.getContainer();
  const mercator = (latitude) => Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  const across = (bounds[2] - bounds[0]) / 360;
  const up = mercator(bounds[3]) - mercator(bounds[1]);
  const covering = Math.log2(Math.max(clientWidth / across, clientHeight / up) / 512);
  return { center: whole.center, zoom: Math.min(covering, whole.zoom + 1.2), bearing: 0, pitch: 0 };
}
