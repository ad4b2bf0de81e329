// Why there is no route, in the reader's words.

import { pageLocale, t } from "../words/words.js";
import { letterOf } from "./points-list.js";

const holds = ([south, west, north, east], { lat, lon }) => lat >= south && lat <= north && lon >= west && lon <= east;

/** The first place that lies in none of the areas, by its index; -1 if all lie in one. */
export const firstOutside = (points, areas) =>
  points.findIndex((point) => !areas.some(({ bounds }) => holds(bounds, point)));

/** The first and the last day of a timetable that has no trips when one asked; undefined for other errors. */
export const serviceDays = ({ code, message }) =>
  (code === "outsideServiceDays" ? message.match(/\d{4}-\d\d-\d\d/g) ?? undefined : undefined);

/** A day, 2014-10-21, as the page's language writes it. */
export const formatDay = (day) => new Intl.DateTimeFormat(pageLocale(), { dateStyle: "full", timeZone: "UTC" })
  .format(new Date(`${day}T00:00Z`));

/** The day of a timetable with the weekday of another, the nearest to that; any where it has no such weekday. */
export function sameWeekday([first, last], day) {
  const DAY = 86_400_000;
  const [from, to, wanted] = [first, last, day].map((each) => Date.parse(`${each}T00:00Z`));
  const near = wanted > to ? to : from;
  const way = wanted > to ? -1 : 1;
  for (let step = 0; step < 7; step += 1) {
    const other = near + way * step * DAY;
    if (other < from || other > to) break;
    if (new Date(other).getUTCDay() === new Date(wanted).getUTCDay()) return new Date(other).toISOString().slice(0, 10);
  }
  return new Date(near).toISOString().slice(0, 10);
}

/** What to tell of a failed question. `areas` are those of the service. */
export function problemWords(error, trip, areas) {
  if (error.status === 0) return t("directions.offline");
  if (error.status === 404 || error.status === 400) {
    const outside = areas.length ? firstOutside(trip.points, areas) : -1;
    if (outside >= 0) {
      return t("directions.outside", { letter: letterOf(outside), areas: areas.map(({ name }) => name).join(", ") });
    }
    const { code, place = 0 } = error;
    if (code === "noTimetable") return t("transit.none");
    if (code === "noStopsInRange") return t("transit.noStops");
    if (code === "noConnection") return t("transit.noConnection");
    const days = serviceDays(error);
    if (days) return t("transit.outside", { first: formatDay(days[0]), last: formatDay(days[1]) });
    if (code === "noRoadNear") return t("directions.noRoad", { letter: letterOf(place) });
    if (code === "unreachable") return t("directions.noWay", { from: letterOf(place), to: letterOf(place + 1) });
  }
  return error.words ?? t("directions.failed");
}
