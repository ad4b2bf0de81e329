// What was looked for before, kept in this browser alone.

const STORED = "mapwright.recent";
const MOST = 8;

function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry?.title === "string") : [];
  } catch {
    return []; // storage switched off, or not ours
  }
}

function write(key, entries) {
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Storage switched off or full: nothing is remembered.
  }
}

const keyOf = ({ osm, point, title }) => osm ?? point ?? title;
const isSame = (a, b) => keyOf(a) === keyOf(b);

/** Recent searches, newest first: { title } of what was typed, { title, subtitle, osm, kind, category } of places. */
export const recentSearches = () => read(STORED);

/** Remembers one; the oldest is forgotten. */
export function rememberSearch(entry) {
  write(STORED, [entry, ...recentSearches().filter((other) => !isSame(other, entry))].slice(0, MOST));
}

/** Forgets all of them. */
export const forgetSearches = () => write(STORED, []);

const FAVORITES = "mapwright.favorites";

/** Places that the reader keeps: { title, subtitle, osm, point, kind, category, latitude, longitude }. */
export const favorites = () => read(FAVORITES);

/** Whether a place is kept. */
export const isFavorite = (entry) => favorites().some((other) => isSame(other, entry));

/** Keeps a place, or keeps it no longer. */
export function keepFavorite(entry, kept) {
  const others = favorites().filter((other) => !isSame(other, entry));
  write(FAVORITES, kept ? [entry, ...others].slice(0, 200) : others);
}
