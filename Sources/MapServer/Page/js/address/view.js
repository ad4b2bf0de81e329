// The map's view behind the #: zoom/latitude/longitude/bearing/pitch, as OpenStreetMap's pages write it.

const DELAY = 300;

/** The camera that a hash tells; undefined if it tells none. */
export function readView(hash) {
  const [zoom, latitude, longitude, bearing = 0, pitch = 0] = hash.replace(/^#(map=)?/, "").split("/").map(Number);
  const isView = [zoom, latitude, longitude].every(Number.isFinite) && /^#(map=)?\d/.test(hash) &&
    zoom <= 24 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 540;
  if (!isView) return undefined;
  return {
    zoom, center: [longitude, latitude],
    bearing: Number.isFinite(bearing) ? bearing : 0, pitch: Number.isFinite(pitch) ? Math.min(Math.max(pitch, 0), 85) : 0,
  };
}

/** The hash of a map's camera, with as many digits as its zoom can show. */
export function viewText(map) {
  const zoom = Math.round(map.getZoom() * 100) / 100;
  const digits = Math.ceil((zoom * Math.LN2 + Math.log(512 / 360 / 0.5)) / Math.LN10);
  const round = (value, factor) => Math.round(value * factor) / factor;
  // The middle of the whole picture, whatever the panel covers of it: so a view is the same with and without the panel.
  const { clientWidth, clientHeight } = map.getContainer();
  const isPadded = Object.values(map.getPadding()).some((side) => side > 0);
  const { lat, lng } = isPadded ? map.unproject([clientWidth / 2, clientHeight / 2]) : map.getCenter();
  const parts = [zoom, round(lat, 10 ** digits), round(lng, 10 ** digits)];
  const bearing = round(map.getBearing(), 10);
  const pitch = Math.round(map.getPitch());
  if (bearing || pitch) parts.push(bearing);
  if (pitch) parts.push(pitch);
  return `#${parts.join("/")}`;
}

/** Keeps the address with the map, and the map with the address when one goes back: `show(camera)`. */
export function keepView(map, address, show) {
  let timer;
  address.follow({
    text: () => viewText(map),
    restore: (hash) => {
      const camera = readView(hash);
      clearTimeout(timer);
      if (camera) show(camera);
    },
  });
  map.on("moveend", () => {
    clearTimeout(timer);
    timer = setTimeout(() => address.writeView(), DELAY);
  });
}
