// Why there is no journey by public transport, in the reader's words, and the day on which there may be one.

import { pageLocale, t } from "../words/words.js";

/** The first and the last day of a timetable that has no trips when one asked; undefined for other errors. */
const serviceDays = ({ code, message }) =>
  (code === "outsideServiceDays" ? message.match(/\d{4}-\d\d-\d\d/g) ?? undefined : undefined);

/** A day, 2014-10-21, as the page's language writes it. */
const formatDay = (day) => new Intl.DateTimeFormat(pageLocale(), { dateStyle: "full", timeZone: "UTC" })
  .format(new Date(`${day}T00:00Z`));

/** The day of a timetable with the weekday of another, the nearest to that; any where it has no such weekday. */
function sameWeekday([first, last], day) {
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

/**
 * What to tell of a failed question about journeys; undefined for errors that other modes have as well.
 * `asked` is the moment asked for, 2014-10-21T08:00. `other` offers the same moment of a day that the timetable has.
 */
export function journeyProblem(error, asked) {
  const days = serviceDays(error);
  if (days) {
    const day = sameWeekday(days, asked.slice(0, 10));
    return {
      words: t("transit.outside", { first: formatDay(days[0]), last: formatDay(days[1]) }),
      other: { words: t("transit.otherDay", { day: formatDay(day) }), at: `${day}T${asked.slice(11, 16)}` },
    };
  }
  const key = { noTimetable: "none", noStopsInRange: "noStops", noConnection: "noConnection" }[error.code];
  return key && { words: t(`transit.${key}`) };
}
