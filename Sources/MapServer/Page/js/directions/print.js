// The route on paper: what stands beside its map.

import { element } from "../element.js";
import { formatDistance, formatDuration, t } from "../words/words.js";
import { maneuverIcon } from "./maneuver-icons.js";
import { noticesOf, times, via } from "./route-choice.js";

/** The sheet of a trip and its route. */
export function routeSheet(trip, route) {
  const [from, to] = [trip.points[0], trip.points.at(-1)].map(({ name, lat, lon }) => name || `${lat.toFixed(5)}, ${lon.toFixed(5)}`);
  const facts = [formatDuration(route.expectedTravelTime), formatDistance(route.distance), via(route), times(route, trip.when)];
  return {
    title: t("directions.fromTo", { from, to }),
    lines: [...facts, ...noticesOf(route)].filter(Boolean).join(" · "),
    list: element("ol", {}, ...route.steps.map((step, index, steps) => element("li", {},
      maneuverIcon(step, index, steps),
      element("span", {}, [step.instructions, step.notice].filter(Boolean).join(" · ")),
      element("span", {}, step.distance ? formatDistance(step.distance) : "")))),
  };
}
