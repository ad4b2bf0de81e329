// A route as a GPX 1.1 file, made in the page so that it also works offline.

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => text.replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark]);

/** The text of the file: the places as waypoints, the line as a track. */
export function gpxText(route, points, title) {
  const position = ([lon, lat]) => `lat="${lat}" lon="${lon}"`;
  const places = points.map(({ lat, lon, name }) =>
    `<wpt ${position([lon, lat])}>${name ? `<name>${escaped(name)}</name>` : ""}</wpt>\n`);
  const track = route.geometry.map((point) => `<trkpt ${position(point)}/>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="mapwright" xmlns="http://www.topografix.com/GPX/1/1">
${places.join("")}<trk><name>${escaped(title)}</name><trkseg>
${track.join("")}</trkseg></trk>
</gpx>
`;
}

/** Lets the browser save a text as a file. */
export function save(text, type, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
