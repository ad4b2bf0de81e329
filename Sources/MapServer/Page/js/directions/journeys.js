// Journeys by public transport: each as a choice among others, its legs as a list, its lines and stops on the map.

import { formatMoment } from "../amounts.js";
import { drawing, element } from "../element.js";
import { OwnLayers, lineFeature, pointFeature } from "../own-layers.js";
import { lineBadge, lineColors, timeFace } from "../transit/line-badge.js";
import { formatDistance, formatDuration, t } from "../words/words.js";
import { MODE_DRAWINGS } from "./mode-choice.js";

// What one goes by to a stop and from it; all else is on foot.
const KINDS = { cycling: "bicycle", automobile: "vehicle" };
const ROUND = { "line-cap": "round", "line-join": "round" };
const width = (factor) => ["interpolate", ["exponential", 1.4], ["zoom"], 8, 4 * factor, 14, 6.5 * factor, 18, 12 * factor];

const lines = (dark) => [
  {
    id: "case", type: "line", layout: ROUND, filter: ["has", "color"],
    paint: { "line-color": dark ? "#14181f" : "#ffffff", "line-width": width(1.5) },
  },
  { id: "ride", type: "line", layout: ROUND, filter: ["has", "color"], paint: { "line-color": ["get", "color"], "line-width": width(1) } },
  {
    id: "walk", type: "line", layout: ROUND, filter: ["!", ["has", "color"]],
    paint: { "line-color": dark ? "#cfdcf2" : "#3c5478", "line-width": width(0.6), "line-dasharray": [0.1, 1.9] },
  },
];

const stops = (dark) => [{
  id: "stop", type: "circle",
  paint: {
    "circle-radius": ["interpolate", ["linear"], ["zoom"], 10, ["case", ["get", "end"], 3.5, 0.5], 14, ["case", ["get", "end"], 6, 3]],
    "circle-color": dark ? "#14181f" : "#ffffff", "circle-stroke-color": ["get", "color"],
    "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 10, 1, 14, ["case", ["get", "end"], 3, 1.5]],
  },
}];

const isRide = (step) => Boolean(step.line);
const isWay = (step) => !step.line && step.distance > 0;
const isWalk = (step) => isWay(step) && !KINDS[step.mode];
const wayDrawing = ({ mode }) => drawing(MODE_DRAWINGS[KINDS[mode] ?? "pedestrian"]);

/** A leg in the row of a choice: the badge of its line, or how many minutes one walks or cycles. */
function legFace(step) {
  if (isRide(step)) return lineBadge(step.line);
  return element("span", { class: "walk-leg" }, wayDrawing(step), formatDuration(step.expectedTravelTime));
}

/** The legs that are told: rides, and ways between them of a minute or more. */
const told = ({ steps }) => steps.filter((step) => isRide(step) || (isWay(step) && step.expectedTravelTime >= 60));

/** Changes and minutes on foot: "1 change · 8 min walk". */
function effort({ steps }) {
  const rides = steps.filter((step) => isRide(step) && !step.staysOnBoard);
  const walk = steps.filter(isWalk).reduce((sum, step) => sum + step.expectedTravelTime, 0);
  return [
    rides.length > 0 && t("transit.changes", { count: rides.length - 1 }),
    walk >= 60 && t("transit.walk", { time: formatDuration(walk) }),
  ].filter(Boolean).join(" · ");
}

const alertsOf = (step) => (step.alerts ?? []).map(({ title }) => title).filter(Boolean);
const noticesOf = (step) => [...(step.notices ?? []), ...alertsOf(step)];

/** The view of journeys. `light` and `visit` are those of lists of steps. */
class Journeys {
  #actions;
  #lines;
  #stops;
  #day;
  element = element("ol", { class: "steps legs", hidden: true });

  constructor({ map, settings }, actions) {
    this.#actions = actions;
    this.#lines = new OwnLayers(map, settings, "journey", lines, { below: "labels" });
    this.#stops = new OwnLayers(map, settings, "journey-stops", stops);
    this.element.setAttribute("aria-label", t("directions.steps"));
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** What stands for a journey among others. */
  face(route, when) {
    const day = (when?.at ?? route.departure).slice(0, 10);
    const first = route.steps.find(isRide);
    const row = told(route).flatMap((step, index) => [
      index > 0 && element("span", { class: "then", "aria-hidden": "true" }), legFace(step),
    ]);
    const notices = [...new Set(route.steps.flatMap(noticesOf))];
    return element("span", { class: "face" },
      element("span", { class: "route-main" },
        element("strong", {}, `${formatMoment(route.departure, day)} – ${formatMoment(route.arrival, route.departure.slice(0, 10))}`),
        element("span", {}, formatDuration(route.expectedTravelTime))),
      element("span", { class: "leg-row" }, ...row),
      element("span", { class: "route-via" }, effort(route)),
      first && element("span", { class: "route-times" }, t("transit.from", {
        time: formatMoment(first.fromStop.departure, day), stop: first.fromStop.name,
      })),
      notices.length > 0 && element("span", { class: "route-notices" }, notices.join(" · ")));
  }

  /** A journey in one sentence. */
  summary(route) {
    const names = route.steps.filter(isRide).map(({ line }) => line.name).join(", ");
    const day = route.departure.slice(0, 10);
    return [
      t("directions.times", { departure: formatMoment(route.departure, day), arrival: formatMoment(route.arrival, day) }),
      formatDuration(route.expectedTravelTime), names, effort(route),
    ].filter(Boolean).join(", ");
  }

  /** Shows a journey as a list and on the map; nothing without one. */
  show(route) {
    this.element.hidden = !route;
    if (!route) {
      this.element.replaceChildren();
      this.#lines.clear();
      this.#stops.clear();
      return;
    }
    this.#day = route.departure.slice(0, 10);
    const last = route.steps.at(-1);
    this.element.replaceChildren(
      ...route.steps.filter((step) => isRide(step) || isWay(step)).map((step) => (isRide(step) ? this.#ride(step) : this.#way(step))),
      element("li", { class: "leg end" }, element("span", { class: "clock" }, this.#clock(route.arrival)),
        element("strong", {}, last.instructions)));
    this.#draw(route);
  }

  #draw({ steps }) {
    const features = steps.filter(({ geometry, maneuver }) => geometry.length > 1 && maneuver.type !== "arrive")
      .map((step) => lineFeature(step.geometry, isRide(step) ? { color: lineColors(step.line).color } : {}));
    // Rides are drawn above walks.
    this.#lines.show(features.toSorted((a, b) => Boolean(a.properties.color) - Boolean(b.properties.color)));
    this.#stops.show(steps.filter(isRide).flatMap((step) => step.stops.map(({ location }, index) => pointFeature(location, {
      color: lineColors(step.line).color, end: index === 0 || index === step.stops.length - 1,
    }))).toSorted((a, b) => a.properties.end - b.properties.end));
  }

  #clock = (moment) => formatMoment(moment, this.#day);

  #button(step, ...content) {
    const { light, visit } = this.#actions;
    const button = element("button", {
      type: "button", class: "step",
      onmouseenter: () => light(step), onmouseleave: () => light(),
      onfocus: () => {
        light(step);
        if (button.matches(":focus-visible")) visit(step);
      },
      onblur: () => light(), onclick: () => visit(step),
    }, ...content);
    return button;
  }

  #way(step) {
    return element("li", { class: "leg walked" }, this.#button(step, wayDrawing(step),
      element("span", { class: "step-text" }, step.instructions),
      element("span", { class: "step-amount" }, `${formatDuration(step.expectedTravelTime)} · ${formatDistance(step.distance)}`)));
  }

  #stopName({ name, platform, plannedPlatform }) {
    const isOther = plannedPlatform !== undefined && plannedPlatform !== platform;
    return [
      element("bdi", { class: "stop-name" }, name),
      platform && element("span", { class: isOther ? "platform other" : "platform" }, t("transit.platform", { name: platform })),
    ];
  }

  #ride(step) {
    const { fromStop, toStop, stops: halts, line, realTime: isKnown } = step;
    const between = halts.slice(1, -1);
    const ride = t("transit.stops", { count: halts.length - 1 });
    const time = formatDuration(step.expectedTravelTime);
    const item = element("li", { class: "leg ride" },
      this.#button(step,
        timeFace(fromStop.departure, fromStop.plannedDeparture, this.#clock, { isKnown }),
        element("span", { class: "step-text" }, ...this.#stopName(fromStop),
          element("span", { class: "leg-line" }, lineBadge(line), element("bdi", {}, t("transit.toward", { headsign: line.headsign }))),
          step.staysOnBoard && element("span", { class: "step-lanes" }, t("transit.stays")))),
      ...noticesOf(step).map((notice) => element("p", { class: "step-note" }, notice)),
      between.length
        ? element("details", { class: "between" }, element("summary", {}, `${ride} · ${time}`),
          element("ul", {}, ...between.map(({ name, arrival }) => element("li", {},
            element("span", { class: "clock" }, this.#clock(arrival)), element("bdi", {}, name)))))
        : element("p", { class: "between" }, `${ride} · ${time}`),
      element("p", { class: "alight" }, timeFace(toStop.arrival, toStop.plannedArrival, this.#clock, { isKnown }),
        element("span", { class: "step-text" }, ...this.#stopName(toStop))));
    item.style.setProperty("--line-color", lineColors(line).color);
    return item;
  }

  /** Arrow keys go from leg to leg, as well as Tab. */
  #key(event) {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!way) return;
    const all = [...this.element.querySelectorAll("button, summary")];
    const next = all[all.indexOf(document.activeElement) + way];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

/** Makes the view of journeys. */
export const makeJourneys = (page, actions) => new Journeys(page, actions);
