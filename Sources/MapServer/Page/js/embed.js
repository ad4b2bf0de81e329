// What a page that embeds the map wants to see of it: `/embed?search=off&toolbox=off…`.
//
// Each switch is on unless the address says `off`, `0`, `false` or `no`: `search` (field and places), `toolbox` (styles,
// tilt, the whole area), `route` (directions), `pois` (places open when they are clicked), `legend` (the scale),
// `locate` (my location). `lang` and `units=metric|imperial` are read by words.js.
// In `/embed` the panel is left out until it is asked for: `search=on`, `route=on`.

const NAMES = ["search", "toolbox", "route", "pois", "legend", "locate"];
const OFF = ["off", "0", "false", "no"];
const ON = ["on", "1", "true", "yes"];

/** The switches by name, and `embedded`: whether this is the page's form for other pages. */
export function readSwitches({ pathname, search } = location) {
  const values = new URLSearchParams(search);
  const embedded = pathname.endsWith("/embed");
  const isOn = (name) => {
    // `search` and `route` also hold what was looked for and the route: any other text switches them on.
    const value = values.get(name);
    if (OFF.includes(value)) return false;
    if (value !== null) return true;
    return !(embedded && (name === "search" || name === "route"));
  };
  return { embedded, ...Object.fromEntries(NAMES.map((name) => [name, isOn(name)])) };
}

/** Whether a part of the address says what to show rather than whether to show it. */
export const isContent = (value) => Boolean(value) && !ON.includes(value) && !OFF.includes(value);
