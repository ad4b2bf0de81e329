// Why there is no route, in the reader's words.

import { t } from "../words/words.js";
import { letterOf } from "./points-list.js";

const holds = ([south, west, north, east], { lat, lon }) => lat >= south && lat <= north && lon >= west && lon <= east;

/** The first place that lies in none of the areas, by its index; -1 if all lie in one. */
export const firstOutside = (points, areas) =>
  points.findIndex((point) => !areas.some(({ bounds }) => holds(bounds, point)));

/** What to tell of a failed question. `areas` are those of the service. */
export function problemWords(error, trip, areas) {
  if (error.status === 0) return t("directions.offline");
  if (error.code === "placesApart") return t("directions.apart");
  if (error.status === 404 || error.status === 400) {
    const outside = areas.length ? firstOutside(trip.points, areas) : -1;
    if (outside >= 0) {
      return t("directions.outside", { letter: letterOf(outside), areas: areas.map(({ name }) => name).join(", ") });
    }
    const { code, place = 0 } = error;
    if (code === "noRoadNear") return t("directions.noRoad", { letter: letterOf(place) });
    if (code === "unreachable") return t("directions.noWay", { from: letterOf(place), to: letterOf(place + 1) });
  }
  return error.words ?? t("directions.failed");
}
