// The areas that the map's data cover.

/** The areas of a TileJSON as [west, south, east, north], the one that the map opens on first. */
export function areasOf(tileJSON) {
  return tileJSON.areas?.map(({ bounds }) => bounds) ?? (tileJSON.bounds ? [tileJSON.bounds] : []);
}

/** The area that holds a place, else the first. */
export function areaAround(areas, { lng, lat }) {
  return areas.find(([west, south, east, north]) => west <= lng && lng <= east && south <= lat && lat <= north) ?? areas[0];
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
