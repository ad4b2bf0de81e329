// What is asked for: places in order, how to travel, what to stay off, when. A value; every change makes a new one.
// `ride` has the wishes for journeys by public transport, as the service and the address write them.

const DIGITS = 5;
const RIDE = ["access", "prefer", "step-free", "avoid"];

/** The parts of the page's address that tell a trip. */
export const ADDRESS_PARTS = ["route", "mode", ...RIDE, "depart", "arrive", "alternative"];

/** A place of a trip: `{ lat, lon, name, via }`; `via` is true where the route was dragged to. Empty ones are null. */
export const EMPTY = Object.freeze({ points: [null, null], mode: "automobile", avoid: [], ride: {}, when: null, chosen: 0 });

export const isByTransit = ({ mode }) => mode === "transit";
export const isComplete = (trip) => trip.points.length > 1 && trip.points.every(Boolean);
export const isEmpty = (trip) => !trip.points.some(Boolean);

const withPoints = (trip, points) => ({ ...trip, points, chosen: 0 });

export function setPoint(trip, index, point) {
  return withPoints(trip, trip.points.map((old, at) => (at === index ? point : old)));
}

/** Puts a place before the one at `index`. */
export function insertPoint(trip, index, point) {
  return withPoints(trip, trip.points.toSpliced(index, 0, point));
}

/** Takes a place away; the last two rows stay and are emptied instead. */
export function removePoint(trip, index) {
  return trip.points.length > 2 ? withPoints(trip, trip.points.toSpliced(index, 1)) : setPoint(trip, index, null);
}

export function movePoint(trip, from, to) {
  if (to < 0 || to >= trip.points.length) return trip;
  const points = trip.points.toSpliced(from, 1);
  return withPoints(trip, points.toSpliced(to, 0, trip.points[from]));
}

export const reverse = (trip) => withPoints(trip, trip.points.toReversed());

/** Puts a place where a stop belongs: into the first empty row, else before the end. */
export function addStop(trip, point) {
  const empty = trip.points.indexOf(null);
  return empty >= 0 ? setPoint(trip, empty, point) : insertPoint(trip, trip.points.length - 1, point);
}

const number = (degrees) => String(Number(degrees.toFixed(DIGITS)));
const plain = (name) => name.replaceAll(/[;/]/g, " ").trim();

function pointText(point) {
  if (!point) return "";
  const name = point.via ? "~" : point.name ? `/${plain(point.name)}` : "";
  return `${number(point.lat)},${number(point.lon)}${name}`;
}

function pointOf(text) {
  const [, lat, lon, more = ""] = text.match(/^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(~|\/.*)?$/) ?? [];
  if (lat === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  return { lat: Number(lat), lon: Number(lon), name: more.startsWith("/") ? more.slice(1, 120) : "", via: more === "~" };
}

/** The trip as values of the page's address; undefined for what need not stand there. */
export function tripToAddress(trip) {
  const values = Object.fromEntries(ADDRESS_PARTS.map((name) => [name]));
  if (isEmpty(trip)) return values;
  return {
    ...values,
    route: trip.points.map(pointText).join(";"),
    mode: trip.mode,
    ...wishesOf(trip),
    [trip.when?.kind ?? "depart"]: trip.when?.at,
    alternative: trip.chosen ? String(trip.chosen) : undefined,
  };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The trip that an address names; undefined if it names none. Nonsense in it counts as left out. */
export function tripFromAddress(values) {
  if (!values.route) return undefined;
  const points = values.route.split(";").slice(0, 25).map(pointOf);
  while (points.length < 2) points.push(null);
  const kind = ["depart", "arrive"].find((name) => MOMENT.test(values[name] ?? ""));
  return {
    points,
    mode: /^[\w-]{1,40}$/.test(values.mode ?? "") ? values.mode : EMPTY.mode,
    avoid: AVOIDABLE.filter((what) => (values.avoid ?? "").split(",").includes(what)),
    ride: isByTransit(values) ? Object.fromEntries(RIDE.map((name) => [name, values[name]])) : {},
    when: kind ? { kind, at: values[kind] } : null,
    chosen: Math.max(0, Math.min(9, Number.parseInt(values.alternative ?? "0", 10) || 0)),
  };
}

export const AVOIDABLE = ["tolls", "highways", "ferries"];

/** The wishes that count for a trip's mode. */
export const wishesOf = (trip) => (isByTransit(trip) ? trip.ride : { avoid: trip.avoid.join(",") || undefined });

/** What the service is asked for a trip. */
export function tripQuery(trip, { language, units }) {
  // With as many digits as the address has: a link gives the same route.
  const place = ({ lat, lon }) => `${number(lat)},${number(lon)}`;
  const between = trip.points.slice(1, -1);
  return {
    from: place(trip.points[0]),
    to: place(trip.points.at(-1)),
    via: between.map(place),
    "pass-through": between.length && between.every(({ via }) => via) ? "true" : undefined,
    alternates: between.length ? undefined : "true",
    mode: trip.mode,
    ...wishesOf(trip),
    [trip.when?.kind ?? "depart"]: trip.when?.at,
    language,
    units,
  };
}
