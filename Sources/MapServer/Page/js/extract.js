// The areas that the map's data cover, and all that lies outside of them.

const WORLD = [[-180, -85.06], [180, -85.06], [180, 85.06], [-180, 85.06], [-180, -85.06]];

/** The areas of a TileJSON as [west, south, east, north], the one that the map opens on first. */
export function areasOf(tileJSON) {
  return tileJSON.areas?.map(({ bounds }) => bounds) ?? (tileJSON.bounds ? [tileJSON.bounds] : []);
}

/** The area that holds a place, else the first. */
export function areaAround(areas, { lng, lat }) {
  return areas.find(([west, south, east, north]) => west <= lng && lng <= east && south <= lat && lat <= north) ?? areas[0];
}

/** Areas with those that overlap made one, so that no hole of the outside lies in another. */
function withoutOverlaps(areas) {
  const rest = [];
  for (let area of areas) {
    let index;
    while ((index = rest.findIndex((other) =>
      area[0] < other[2] && other[0] < area[2] && area[1] < other[3] && other[1] < area[3])) >= 0) {
      const [other] = rest.splice(index, 1);
      area = [...[0, 1].map((i) => Math.min(area[i], other[i])), ...[2, 3].map((i) => Math.max(area[i], other[i]))];
    }
    rest.push(area);
  }
  return rest;
}

const insideRings = (areas) => withoutOverlaps(areas).map(([west, south, east, north]) =>
  [[[west, south], [east, south], [east, north], [west, north], [west, south]]]);

/** Polygons for the style's source `extract`: each area inside, and the world around them outside. */
export function extractAreas(areas) {
  const rings = insideRings(areas).map(([ring]) => ring);
  const feature = (kind, coordinates) =>
    ({ type: "Feature", properties: { kind }, geometry: { type: "Polygon", coordinates } });
  return {
    type: "FeatureCollection",
    features: [
      ...rings.map((ring) => feature("inside", [ring])),
      feature("outside", [WORLD, ...rings.map((ring) => [...ring].reverse())]),
    ],
  };
}

/** The shorter side of an area as a share of the map's width. */
function shorterSide([west, south, east, north]) {
  const middle = ((south + north) / 2) * (Math.PI / 180);
  return Math.min((east - west) / 360, (north - south) / 360 / Math.cos(middle));
}

/** Zoom from which the atlas's own places are close enough to be told from the outline's. */
const OWN_PLACES_FROM = 7;

/** Fits the ground and the soft edge to the areas; the edge is a sixteenth of the smallest area's shorter side. */
export function fitToExtract(style, areas, color) {
  const inside = { type: "MultiPolygon", coordinates: insideRings(areas) };
  const side = Math.min(...areas.map(shorterSide));
  const widest = 220;
  const share = (side * 512) / 8; // the line's width at zoom 0; half of it lies inside
  const capped = Math.min(22, Math.max(1, Math.log2(widest / share)));
  const width = (factor) => ["interpolate", ["exponential", 2], ["zoom"], 0, share * factor, capped, widest * factor];
  for (const layer of style.layers) {
    if (layer.id === "world-places") layer.filter = ["any", ["<", ["zoom"], OWN_PLACES_FROM], ["!", ["within", inside]]];
    if (layer.id === "extract-land" && areas.some((area) => shorterSide(area) * 360 > 3)) {
      // Far apart, the extract's corners may hold another ocean: the world's outline is trusted for longer.
      layer.minzoom = 8.5;
      layer.paint["fill-opacity"] = ["interpolate", ["linear"], ["zoom"], 8.5, 0, 9.5, 1];
    }
    if (layer.id === "edge") Object.assign(layer.paint, { "line-width": width(1), "line-blur": width(0.65) });
    if (color && layer.id === "edge") layer.paint["line-color"] = color;
    if (color && layer.id === "outside") layer.paint["fill-color"] = color;
  }
}

/** About the zoom at which an area is as wide as the window. */
export const wholeZoom = ([west, , east]) => Math.log2(innerWidth / 512 / ((east - west) / 360));

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
