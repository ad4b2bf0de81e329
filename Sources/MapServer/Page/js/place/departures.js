// The next departures on the card of a stop.

import { formatMoment } from "../amounts.js";
import { element } from "../element.js";
import { lineBadge, timeFace } from "../transit/line-badge.js";
import { pageLanguage, t } from "../words/words.js";

const MOST = 8;
const LOOK = "assets/directions.css";

function row({ line, stop, departure, plannedDeparture, realTime, canceled, alerts }, day) {
  const time = timeFace(departure, plannedDeparture, (moment) => formatMoment(moment, day), { isKnown: realTime, isCanceled: canceled });
  return element("li", { class: canceled ? "departure canceled" : "departure" },
    lineBadge(line),
    element("span", { class: "step-text" }, element("bdi", {}, line.headsign),
      stop.platform && element("span", { class: "platform" }, t("transit.platform", { name: stop.platform })),
      canceled && element("span", { class: "step-note" }, t("transit.canceled")),
      ...alerts.map((alert) => element("span", { class: "step-note" }, alert))),
    time);
}

/** The departures from the stops at a place as a part of its card; nothing where none are known. */
export async function departuresAt({ service }, { latitude, longitude }) {
  const answer = await service.ask("departures", "departures", {
    location: `${latitude},${longitude}`, limit: MOST, language: pageLanguage(),
  });
  if (!answer?.departures.length) return undefined;
  if (!document.querySelector(`link[href="${LOOK}"]`)) document.head.append(element("link", { rel: "stylesheet", href: LOOK }));
  const day = answer.departures[0].departure.slice(0, 10);
  return element("section", { class: "departures", "aria-label": t("transit.departures") },
    element("h3", { class: "around" }, t("transit.departures")),
    element("ol", {}, ...answer.departures.map((departure) => row(departure, day))));
}
