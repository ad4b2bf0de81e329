// Kinds of place that a button finds, as the service is asked for them.

import { badge } from "../badge.js";
import { element } from "../element.js";
import { t } from "../words/words.js";

/** By the name in the address: words that the service knows, and the categories among whose places they are looked for. */
export const FINDS = {
  restaurants: { icon: "food-restaurant", query: "restaurant", categories: "restaurant" },
  cafes: { icon: "food-cafe", query: "cafe", categories: "cafe" },
  groceries: { icon: "shop-supermarket", query: "groceries", categories: "foodMarket,bakery" },
  hotels: { icon: "lodging-hotel", query: "hotel", categories: "hotel" },
  fuel: { icon: "transit-fuel", query: "fuel", categories: "gasStation" },
  charging: { icon: "transit-charging", query: "charging station", categories: "evCharger" },
  parking: { icon: "transit-parking", query: "parking", categories: "parking" },
  pharmacies: { icon: "health-pharmacy", query: "pharmacy", categories: "pharmacy" },
  transit: { icon: "transit-bus", query: "bus stop", categories: "publicTransport" },
  sights: {
    icon: "culture-tower", query: "sights",
    categories: "landmark,museum,castle,fortress,nationalMonument,zoo,aquarium,amusementPark",
  },
  cash: { icon: "money-atm", query: "atm", categories: "atm,bank" },
  toilets: { icon: "civic-toilets", query: "toilets", categories: "restroom" },
};

/** The buttons; `find(name)` is called with one of FINDS. */
export const categoryButtons = (find) =>
  element("div", { class: "chips", role: "group", "aria-label": t("search.categories") },
    ...Object.entries(FINDS).map(([name, { icon }]) => element("button", {
      type: "button", class: "chip", onclick: () => find(name),
    }, badge(icon, 36), element("span", {}, t(`chip.${name}`)))));
