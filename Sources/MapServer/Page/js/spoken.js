// Says where the map is, for those who do not see it.

import { formatNumber, t } from "./words/words.js";

const spoken = document.getElementById("spoken");

/** Has a screen reader say something, when it has finished what it says now. */
export function say(text) {
  spoken.textContent = text;
}

const KINDS = ["place_labels", "street_labels"];

function nearestName(map, language) {
  const { x, y } = map.project(map.getCenter());
  const reach = 120;
  const features = map.queryRenderedFeatures([[x - reach, y - reach], [x + reach, y + reach]])
    .filter((feature) => KINDS.includes(feature.sourceLayer) && feature.properties.name);
  features.sort((a, b) => KINDS.indexOf(a.sourceLayer) - KINDS.indexOf(b.sourceLayer));
  const properties = features[0]?.properties;
  return properties && (properties[`name_${language}`] ?? properties.name);
}

/** Announces the center after a key or a button has moved the map; not after a drag, nor when the page moves it. */
export function announceMoves(map, language) {
  let moved = false;
  map.on("moveend", ({ originalEvent: { type } = {} }) => { moved = type === "keydown" || type === "click"; });
  map.on("idle", () => {
    if (!moved) return;
    moved = false;
    const { lat, lng } = map.getCenter();
    const place = nearestName(map, language) ?? `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
    say(t("map.spoken", { place, zoom: formatNumber(map.getZoom(), { maximumFractionDigits: 1 }) }));
  });
}
