// Between the numbers of scenes and those of the renderer.
//
// A scene counts in map points: the world is a square of 2^28 by 2^28, Mercator, y down from the north.

export const WORLD = 2 ** 28;

/** [longitude, latitude] of a map point. */
export function lngLat([x, y]) {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * (180 / Math.PI);
  return [(x / WORLD) * 360 - 180, latitude];
}

/** The map point of a longitude and a latitude. */
export function mapPoint({ lng, lat }) {
  const limited = Math.max(-85.0511287798, Math.min(85.0511287798, lat));
  const y = Math.asinh(Math.tan((limited * Math.PI) / 180)) / Math.PI;
  return [((lng + 180) / 360) * WORLD, ((1 - y) / 2) * WORLD];
}

// Zoom 0 draws the world 512 points wide.
const ZOOM_AT_ONE = Math.log2(WORLD / 512);

/** A scene's viewport as the renderer's camera. */
export function camera({ center, scale, heading, pitch }) {
  const [lng, lat] = lngLat(center);
  return { center: [lng, lat], zoom: Math.log2(scale) + ZOOM_AT_ONE, bearing: heading, pitch };
}

/** What the renderer shows, as a scene's viewport. */
export function viewport(map) {
  const { clientWidth, clientHeight } = map.getContainer();
  return {
    size: [clientWidth, clientHeight],
    center: mapPoint(map.getCenter().wrap()),
    scale: 2 ** (map.getZoom() - ZOOM_AT_ONE),
    heading: (map.getBearing() + 360) % 360,
    pitch: map.getPitch(),
  };
}

/** Whether two viewports show the same within what can be seen: a fifth of a point, a thousandth of a zoom. */
export function looksSame(one, other) {
  const apart = (a, b) => Math.abs(a - b);
  const across = apart(one.center[0], other.center[0]) % WORLD;
  return (
    Math.min(across, WORLD - across) * one.scale < 0.2 &&
    apart(one.center[1], other.center[1]) * one.scale < 0.2 &&
    apart(Math.log2(one.scale), Math.log2(other.scale)) < 0.001 &&
    apart((one.heading - other.heading + 540) % 360, 180) < 0.05 &&
    apart(one.pitch, other.pitch) < 0.05
  );
}
