// Amounts that routes and measuring need beside the words' own: exact lengths, areas, moments.

import { formatNumber, pageLocale, usesMiles } from "./words/words.js";

const MILE = 1609.344;
const FOOT = 0.3048;
const NAUTICAL_MILE = 1852;
const ACRE = 4046.8564224;

const unit = (value, name, digits) =>
  formatNumber(value, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: digits });
const plain = (value, digits, name) => `${formatNumber(value, { maximumFractionDigits: digits })} ${name}`;
const readers = () => (usesMiles() ? "imperial" : "metric");

/** A length as it was measured: "61.4 m", "1.505 km"; `system` is "metric", "imperial" or "nautical". */
export function formatLength(meters, system = readers()) {
  if (system === "nautical") return plain(meters / NAUTICAL_MILE, 3, "nm");
  if (system === "imperial") {
    return meters < MILE ? unit(meters / FOOT, "foot", 0) : unit(meters / MILE, "mile", 3);
  }
  return meters < 1000 ? unit(meters, "meter", meters < 100 ? 1 : 0) : unit(meters / 1000, "kilometer", 3);
}

/** An area: "850 m²", "2.41 km²", or in acres and square miles. */
export function formatArea(squareMeters, system = readers()) {
  if (system === "nautical") return plain(squareMeters / NAUTICAL_MILE ** 2, 3, "nm²");
  if (system === "imperial") {
    if (squareMeters < ACRE / 4) return plain(squareMeters / FOOT ** 2, 0, "ft²");
    return squareMeters < 640 * ACRE ? unit(squareMeters / ACRE, "acre", 2) : plain(squareMeters / MILE ** 2, 2, "mi²");
  }
  return squareMeters < 1e5 ? plain(squareMeters, squareMeters < 100 ? 1 : 0, "m²") : plain(squareMeters / 1e6, 2, "km²");
}

/** A moment of a route, told by the place's own clock: "08:45", with the day where it is not `day` (2026-11-21). */
export function formatMoment(text, day) {
  const local = text.slice(0, 16);
  const options = { hour: "numeric", minute: "2-digit", timeZone: "UTC" };
  if (local.slice(0, 10) !== day) Object.assign(options, { weekday: "short", day: "numeric", month: "short" });
  return new Intl.DateTimeFormat(pageLocale(), options).format(new Date(`${local}Z`));
}

/** The moment so many seconds after another, both as 2026-11-21T08:30. */
export const later = (text, seconds) =>
  new Date(Date.parse(`${text.slice(0, 19)}Z`) + seconds * 1000).toISOString().slice(0, 19);
