// Opening hours on the card: a line for today, and the week behind it.

import { drawing, element } from "../element.js";
import { pageLocale, t } from "../words/words.js";
import { clockIn, readHours, stateAt } from "./hours.js";

const MORE = "M5.5 8l4.5 4.5L14.5 8";

// 2024 began on a Monday.
const dayName = (day, weekday) =>
  new Intl.DateTimeFormat(pageLocale(), { weekday, timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + day));

const timeText = (minutes) => new Intl.DateTimeFormat(pageLocale(), { hour: "numeric", minute: "2-digit", timeZone: "UTC" })
  .format(Date.UTC(2024, 0, 1, 0, minutes % 1440));

function rangesText(ranges) {
  if (!ranges.length) return t("hours.closed");
  if (ranges.some(([from, to]) => to - from >= 1440)) return t("hours.allDay");
  return ranges.map(([from, to]) => `${timeText(from)}–${timeText(to)}`).join(", ");
}

/** "Open until 21:00" and its class; undefined where the place's clock is not known. */
function status(hours, countryCode) {
  // Whether today is a public holiday is not known here: what holds on such days is in the table.
  const clock = clockIn(countryCode);
  if (!clock) return undefined;
  const { isOpen, changes } = stateAt(hours, clock.day, clock.minute);
  if (changes === undefined) return { isOpen, text: t(isOpen ? "hours.always" : "hours.closed") };
  const day = Math.floor(changes / 1440);
  const time = [day > 0 && !isOpen ? dayName((clock.day + day) % 7, "short") : "", timeText(changes)].filter(Boolean).join(" ");
  return { isOpen, text: `${t(isOpen ? "hours.open" : "hours.closed")} · ${t(isOpen ? "hours.until" : "hours.opens", { time })}` };
}

/** Opening hours as a card's row shows them: a table where they can be read, else as they are written. */
export function hoursTable(text, countryCode) {
  const hours = readHours(text);
  if (!hours) return element("p", { class: "value", dir: "ltr" }, text);
  const isAlways = hours.days.every((ranges) => ranges.some(([from, to]) => to - from >= 1440));
  if (isAlways && !hours.holidays) return element("p", { class: "value" }, t("hours.always"));
  const today = clockIn(countryCode)?.day ?? (new Date().getDay() + 6) % 7;
  const now = status(hours, countryCode);
  const row = (name, ranges, isToday) => element("tr", { class: isToday && "today" },
    element("th", { scope: "row" }, name), element("td", {}, rangesText(ranges)));
  return element("details", { class: "hours" },
    element("summary", {},
      now ? element("span", { class: now.isOpen ? "open" : "closed" }, now.text)
        : element("span", {}, `${t("hours.today")} · ${rangesText(hours.days[today])}`),
      drawing(MORE)),
    element("table", {},
      element("caption", { class: "unseen" }, t("place.hours")),
      element("tbody", {}, ...hours.days.map((ranges, day) => row(dayName(day, "long"), ranges, day === today)),
        hours.holidays && row(t("hours.holidays"), hours.holidays, false))));
}
