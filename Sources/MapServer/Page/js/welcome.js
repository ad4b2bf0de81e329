// A card in the corner of a map of several areas, for who opens the map and not a link to something on it.
//
// It is shown until it is closed; the browser remembers that.

const KEY = "mapwright.welcomed";

function isWelcomed() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // storage switched off: the card comes again with the page
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // As above.
  }
}

/** Adds the card where there are several areas and nothing else was asked for. */
export function addWelcome({ map, switches, tileJSON }) {
  const areas = tileJSON.areas ?? [];
  if (areas.length < 2 || switches.embedded || location.search || isWelcomed()) return;
  import("./welcome-card.js").then(({ welcomeCard }) =>
    document.querySelector("main").append(welcomeCard(map, areas, remember)));
}
