// The routes of an answer as a group of radio buttons: time, distance, by which roads, what to know of them.

import { formatMoment, later } from "../amounts.js";
import { element } from "../element.js";
import { formatDistance, formatDuration, t } from "../words/words.js";

/** What to know of a route in short: tolls, ferries, and the service's own notices. */
export function noticesOf(route) {
  return [route.hasTolls && t("directions.tolls"), route.ferry && t("transit.ferry"), ...route.notices].filter(Boolean);
}

/** "via Mannerheimintie and Eteläesplanadi"; empty where no road has a name. */
export function via({ roads }) {
  return roads.length ? t("directions.via", { roads: roads.slice(0, 2).join(" · ") }) : "";
}

/** When one leaves and arrives; empty where no moment was asked for. */
export function times(route, when) {
  if (!route.departure) return "";
  const day = (when?.at ?? route.departure).slice(0, 10);
  return t("directions.times", {
    departure: formatMoment(route.departure, day), arrival: formatMoment(route.arrival, day),
  });
}

/** What stands beside each place: the clock's time where a moment was asked for, else how long it takes. */
export function timesAtPlaces({ progress, departure, arrival }) {
  const day = departure?.slice(0, 10);
  return progress.map(({ seconds }, index) => {
    // Waiting is no part of any step.
    if (arrival && index === progress.length - 1) return formatMoment(arrival, day);
    if (departure) return formatMoment(later(departure, seconds), day);
    return index ? formatDuration(seconds) : "";
  });
}

function face(route, when) {
  const notices = noticesOf(route);
  return element("span", { class: "face" },
    element("span", { class: "route-main" },
      element("strong", {}, formatDuration(route.expectedTravelTime)),
      element("span", {}, formatDistance(route.distance))),
    element("span", { class: "route-via" }, via(route)),
    route.departure && element("span", { class: "route-times" }, times(route, when)),
    notices.length > 0 && element("span", { class: "route-notices" }, notices.join(" · ")));
}

/** Lists routes; `choose(index)` is called for another one. */
export class RouteChoice {
  #choose;
  element = element("fieldset", { class: "routes", hidden: true });

  constructor(choose) { this.#choose = choose; }

  /** `faceOf(route, when)` makes what stands for a route, unless it is one along roads. */
  show(routes, chosen, when, faceOf = face) {
    this.element.hidden = !routes.length;
    this.element.replaceChildren(element("legend", { class: "unseen" }, t("directions.routes")),
      ...routes.map((route, index) => element("label", {},
        element("input", {
          type: "radio", name: "route", value: index, checked: index === chosen, onchange: () => this.#choose(index),
        }), faceOf(route, when))));
  }

  mark(chosen) {
    const inputs = this.element.querySelectorAll("input");
    inputs.forEach((input, index) => { input.checked = index === chosen; });
  }
}
