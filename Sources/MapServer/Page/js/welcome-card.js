// What the card of a map of several areas holds: three things to try, and the way to the other areas.

import { perform } from "./actions.js";
import { element } from "./element.js";
import { firstView } from "./extract.js";
import { t } from "./words/words.js";

/** The card of a map and its areas. `remember` is called when the reader closes it. */
export function welcomeCard(map, areas, remember) {
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
  return card;
}
