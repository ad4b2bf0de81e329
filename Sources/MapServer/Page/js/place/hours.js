// Opening hours as OpenStreetMap writes them, as far as a plain table can show them.
//
// Read are days, times, "24/7", "off" and public holidays; rules after ";" replace what was said of their days, those
// after "," add to it. Months, weeks, the sun and remarks are not read: such hours are shown as they are written.

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const DAY = "(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)";
const DAY_LIST = `${DAY}(?:\\s*-\\s*${DAY})?(?:\\s*,\\s*${DAY}(?:\\s*-\\s*${DAY})?)*`;
const TIME = "\\d{1,2}:\\d{2}\\s*-\\s*\\d{1,2}:\\d{2}";
const RULE = new RegExp(`^\\s*(?:(${DAY_LIST})(?:\\s*:)?\\s+)?(24/7|${TIME}(?:\\s*,\\s*${TIME})*|off|closed)\\s*(?:([,;])\\s*|$)`);
const WHOLE_DAY = [0, 1440];

/** Positions of days, Monday 0 … Sunday 6, public holidays 7; undefined for a range that makes no sense. */
function daysOf(text) {
  const found = [];
  for (const part of text.split(",")) {
    const [from, to = from] = part.split("-").map((name) => (name.trim() === "PH" ? 7 : DAYS.indexOf(name.trim())));
    if (from !== to && (from > 6 || to > 6)) return undefined;
    for (let day = from; ; day = (day + 1) % 7) {
      found.push(day);
      if (day === to || from > 6) break;
    }
  }
  return found;
}

/** Minutes from midnight, [from, to] each; `to` passes 1440 where the night is part of it. Undefined for 25:61. */
function timesOf(text) {
  if (text === "off" || text === "closed") return [];
  if (text === "24/7") return [WHOLE_DAY];
  const times = text.split(",").map((range) => range.split("-").map((time) => {
    const [hours, minutes] = time.split(":").map(Number);
    return minutes < 60 && hours <= 48 ? hours * 60 + minutes : NaN;
  })).map(([from, to]) => [from, to > from ? to : to + 1440]);
  return times.flat().some(Number.isNaN) || times.some(([from, to]) => from >= 1440 || to - from > 1440) ? undefined : times;
}

/**
 * Reads opening hours.
 *
 * @returns `{ days, holidays }`: for each day from Monday its ranges of minutes, and those of public holidays, undefined
 *   where nothing is said of them; or undefined if the text says more than this
 */
export function readHours(text) {
  const week = Array.from({ length: 8 }, () => undefined);
  let rest = text.trim();
  let adds = false;
  if (!rest) return undefined;
  while (rest) {
    const match = RULE.exec(rest);
    if (!match) return undefined;
    const [whole, dayText, timeText, separator] = match;
    const days = dayText ? daysOf(dayText) : [0, 1, 2, 3, 4, 5, 6];
    const times = timesOf(timeText);
    if (!days || !times) return undefined;
    for (const day of days) week[day] = adds ? [...(week[day] ?? []), ...times] : times;
    adds = separator === ",";
    rest = rest.slice(whole.length);
  }
  const sorted = week.map((times) => times && [...times].sort((a, b) => a[0] - b[0]));
  return { days: sorted.slice(0, 7).map((times) => times ?? []), holidays: sorted[7] };
}

/**
 * Whether it is open at a day (Monday 0) and a minute of it, and until or from when.
 *
 * @returns `{ isOpen, changes }`: `changes` in minutes from that day's midnight, undefined if nothing changes in a week
 */
export function stateAt({ days }, day, minute) {
  const ranges = [];
  for (let offset = -1; offset <= 7; offset += 1) {
    for (const [from, to] of days[(day + offset + 7) % 7]) ranges.push([from + offset * 1440, to + offset * 1440]);
  }
  ranges.sort((a, b) => a[0] - b[0]);
  const joined = [];
  for (const [from, to] of ranges) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  const current = joined.find(([from, to]) => from <= minute && minute < to);
  if (current) return { isOpen: true, changes: current[1] >= 7 * 1440 ? undefined : current[1] };
  return { isOpen: false, changes: joined.find(([from]) => from > minute)?.[0] };
}

/**
 * The day and minute at a place in a country (ISO 3166-1), or undefined where that cannot be told truly: the country is
 * not known, or it has clocks that differ.
 */
export function clockIn(countryCode, now = new Date()) {
  if (!/^[A-Z]{2}$/.test(countryCode ?? "")) return undefined;
  const region = new Intl.Locale(`und-${countryCode}`);
  const zones = region.getTimeZones?.() ?? region.timeZones ?? [];
  const clocks = zones.map((timeZone) => {
    const parts = new Intl.DateTimeFormat("en-GB", {
      timeZone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23",
    }).formatToParts(now);
    const part = (type) => parts.find((other) => other.type === type).value;
    return { day: DAYS.indexOf(part("weekday").slice(0, 2)), minute: Number(part("hour")) * 60 + Number(part("minute")) };
  });
  const [first] = clocks;
  return clocks.every(({ day, minute }) => day === first.day && minute === first.minute) ? first : undefined;
}
