// A card in the corner of a map of several areas: three things to try, and the way to the other areas.
//
// Shown to who opens the map and not a link to something on it, until it is closed; the browser remembers that.

import { perform } from "./actions.js";
import { element } from "./element.js";
import { firstView } from "./extract.js";
import { t } from "./words/words.js";

const KEY = "mapwright.welcomed";

function isWelcomed() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // storage switched off: the card comes again with the page
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // As above.
  }
}

/** Adds the card where there are several areas and nothing else was asked for. */
export function addWelcome({ map, switches, tileJSON }) {
  const areas = tileJSON.areas ?? [];
  if (areas.length < 2 || switches.embedded || location.search || isWelcomed()) return;
  const close = () => {
    remember();
    card.remove();
  };
  const entry = (text, act) => element("li", {}, element("button", { type: "button", class: "welcome-button", onclick: act }, text));
  const center = () => {
    const { lat, lng } = map.getCenter();
    return { latitude: lat, longitude: lng };
  };
  const ways = areas.map(({ name, bounds }) => {
    const way = entry(t("welcome.go", { place: name.charAt(0).toLocaleUpperCase() + name.slice(1) }),
      () => map.jumpTo(firstView(map, bounds)));
    // Nobody wants to go where the map is.
    const show = () => {
      const { latitude, longitude } = center();
      const [west, south, east, north] = bounds;
      way.hidden = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    };
    map.on("moveend", show);
    show();
    return way;
  });
  const card = element("section", { class: "welcome", "aria-label": t("welcome.title") },
    element("h2", {}, t("welcome.title")),
    element("button", { type: "button", class: "close", "aria-label": t("panel.close"), onclick: close }, "×"),
    element("ul", {},
      entry(t("chip.restaurants"), () => perform("find", "restaurants")),
      entry(t("directions.title"), () => perform("directions")),
      entry(t("reach.title"), () => perform("reach", center()))),
    element("ul", { class: "welcome-ways" }, ...ways));
  document.querySelector("main").append(card);
}
