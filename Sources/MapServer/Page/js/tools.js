// Directions, reachable areas, measuring, layers of points and terrain: loaded when they are first asked for, or when the address shows them.

import { offer, perform } from "./actions.js";
import { drawing, element } from "./element.js";
import { say } from "./spoken.js";
import { t } from "./words/words.js";

const TOOLS = [
  {
    part: "route", offers: ["directions", "directionsFrom", "directionsStop"],
    load: async () => (await import("./directions/directions.js")).addDirections,
  },
  { part: "reach", offers: ["reach"], load: async () => (await import("./reachable/reachable.js")).addReachable },
  { part: "measure", offers: ["measure"], load: async () => (await import("./measure/measure.js")).addMeasure },
  { part: "points", offers: ["pointLayers", "point"], load: async () => (await import("./points/points.js")).addPoints },
  { part: "terrain", offers: ["terrain"], load: async () => (await import("./terrain/terrain.js")).addTerrain },
];
const LOOK = "assets/directions.css";
const TURN = "M5 16.5V11a3 3 0 0 1 3-3h7M11.5 4.5L15 8l-3.5 3.5";

let look;

/** The tools' style sheet. Where it does not come, they are used without. */
function loadLook() {
  look ??= new Promise((done) => {
    document.head.append(element("link", { rel: "stylesheet", href: LOOK, onload: done, onerror: done }));
  });
  return look;
}

/**
 * Adds the tools. Each registers its part of the address and its offers itself once it is loaded; those that the
 * address shows are there when the promise is kept.
 */
export function addTools(page) {
  const { address, panel, switches, tileJSON } = page;
  const isWanted = { route: switches.route, terrain: Boolean(tileJSON.terrain) };
  const load = async (tool) => {
    tool.loaded ??= Promise.all([tool.load(), loadLook()]).then(([add]) => add(page)).catch((error) => {
      tool.loaded = undefined; // the next time it may be there
      say(t("service.unreachable"));
      throw error;
    });
    return tool.loaded;
  };
  const tools = TOOLS.filter(({ part }) => isWanted[part] ?? true);
  for (const tool of tools) {
    for (const name of tool.offers) {
      offer(name, (...values) => load(tool).then(() => perform(name, ...values), () => {}));
    }
    address.register(tool.part, (value) => {
      if (value !== null) load(tool).then(() => address.restore(tool.part), () => {});
    });
  }
  if (switches.route) panel.top.append(element("button", {
    type: "button", class: "side-button directions-button", "aria-label": t("directions.title"), title: t("directions.title"),
    onclick: () => perform("directions", panel.current?.place),
  }, drawing(TURN)));
  const shown = tools.filter(({ part }) => address.get(part) !== null);
  return Promise.all(shown.map((tool) => load(tool).catch(() => {})));
}
