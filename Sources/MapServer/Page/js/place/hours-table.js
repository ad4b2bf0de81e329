// Opening hours on the card: a line for now, and the week behind it, as the service tells them.

import { drawing, element } from "../element.js";
import { pageLocale, t } from "../words/words.js";

const MORE = "M5.5 8l4.5 4.5L14.5 8";

// Times are those of the place's clock, and shown as they are told.
const format = (options, date) => new Intl.DateTimeFormat(pageLocale(), { ...options, timeZone: "UTC" }).format(date);
const dayName = (date, weekday) => format({ weekday }, Date.parse(`${date}T00:00Z`));
const timeText = (date) => format({ hour: "numeric", minute: "2-digit" }, date);

/** "08:00", or "26:00" for the next day's 2:00, as the page's language writes it. */
function clockText(text) {
  const [hours, minutes] = text.split(":").map(Number);
  return timeText(Date.UTC(2024, 0, 1, hours % 24, minutes));
}

const isAllDay = ({ from, to, state }) => state === "open" && from === "00:00" && to === "24:00";

function spanText(span) {
  const times = isAllDay(span) ? t("hours.allDay")
    : span.from === "00:00" && span.to === "24:00" ? "" : `${clockText(span.from)}–${span.openEnd ? "" : clockText(span.to)}`;
  const remark = span.comment ?? (span.state === "unknown" ? "?" : "");
  return [times, remark && (times ? `(${remark})` : remark)].filter(Boolean).join(" ");
}

const spansText = ({ spans, comment }) =>
  spans.map(spanText).join(", ") || [t("hours.closed"), comment && `(${comment})`].filter(Boolean).join(" ");

/** A change as "21:00", or with the day if that is another one. */
function changeText(change, now, alwaysDay) {
  const isToday = change.slice(0, 10) === now.slice(0, 10);
  const hours = (Date.parse(`${change}Z`) - Date.parse(`${now}Z`)) / 3_600_000;
  const time = timeText(Date.parse(`${change}Z`));
  if (isToday || (!alwaysDay && hours < 24)) return time;
  const day = hours < 144 ? dayName(change.slice(0, 10), "short")
    : format({ day: "numeric", month: "short" }, Date.parse(`${change}Z`));
  return `${day} ${time}`;
}

/** "Open · until 21:00" and its class. */
function status({ state, until, nextOpening, time, openEnd, sentence }) {
  if (state === "unknown") return { text: sentence };
  const isOpen = state === "open";
  if (isOpen && !until) return { name: "open", text: t("hours.always") };
  const word = t(isOpen ? "hours.open" : "hours.closed");
  if (isOpen ? openEnd : !nextOpening) return { name: state, text: word };
  const change = isOpen ? t("hours.until", { time: changeText(until, time, false) })
    : t("hours.opens", { time: changeText(nextOpening, time, true) });
  return { name: state, text: `${word} · ${change}` };
}

/**
 * Opening hours as a card's row shows them: a table where the service could read them, else as they are written.
 *
 * `hours` is what the service tells of them, undefined if nothing.
 */
export function hoursTable(text, hours) {
  if (!hours?.state) return element("p", { class: "value", dir: "ltr" }, text);
  const isAlways = hours.state === "open" && !hours.until;
  if (isAlways && hours.week.every(({ spans }) => spans.length === 1 && isAllDay(spans[0]))) {
    return element("p", { class: "value" }, t("hours.always"));
  }
  const now = status(hours);
  const today = hours.time.slice(0, 10);
  const row = (day) => element("tr", { class: day.date === today && "today" },
    element("th", { scope: "row" },
      day.publicHoliday ? `${dayName(day.date, "long")} (${t("hours.holiday")})` : dayName(day.date, "long")),
    element("td", { dir: "auto" }, spansText(day)));
  return element("details", { class: "hours" },
    element("summary", {}, element("span", { class: now.name ?? "" }, now.text), drawing(MORE)),
    element("table", {},
      element("caption", { class: "unseen" }, t("place.hours")),
      element("tbody", {}, ...hours.week.map(row))));
}
