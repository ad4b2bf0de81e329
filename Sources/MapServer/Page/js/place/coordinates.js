// Coordinates in the notations that people use.

const DMS = (value, [positive, negative]) => {
  // Rounded once, to tenths of a second, so that no part says 60.
  const tenths = Math.round(Math.abs(value) * 36_000);
  const degrees = Math.floor(tenths / 36_000);
  const minutes = Math.floor((tenths % 36_000) / 600);
  const seconds = ((tenths % 600) / 10).toFixed(1);
  return `${degrees}°${String(minutes).padStart(2, "0")}′${seconds.padStart(4, "0")}″${value < 0 ? negative : positive}`;
};

/** By name; each gives a position as a text that other maps read. */
export const NOTATIONS = {
  decimal: ({ latitude, longitude }) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
  dms: ({ latitude, longitude }) => `${DMS(latitude, "NS")} ${DMS(longitude, "EW")}`,
  geo: ({ latitude, longitude }) => `geo:${latitude.toFixed(5)},${longitude.toFixed(5)}`,
};

const STORED = "mapwright.notation";

/** The notation that the reader chose last. */
export function chosenNotation() {
  try {
    const name = localStorage.getItem(STORED);
    return Object.hasOwn(NOTATIONS, name ?? "") ? name : "decimal";
  } catch {
    return "decimal"; // storage switched off
  }
}

/** Chooses the notation after this one, and gives its name. */
export function nextNotation(name) {
  const names = Object.keys(NOTATIONS);
  const next = names[(names.indexOf(name) + 1) % names.length];
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // As above.
  }
  return next;
}
