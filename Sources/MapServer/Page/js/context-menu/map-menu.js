// The map's context menu: right click, long press, or the menu key for the middle of the map.

import { isOffered, perform } from "../actions.js";
import { element } from "../element.js";
import { marker } from "../pins.js";
import { say } from "../spoken.js";
import { t } from "../words/words.js";
import { Menu } from "./menu.js";

const LONG_PRESS = 550; // ms
const STILL = 10; // pixels that a finger may move meanwhile

/** Calls `open(point)` with a pixel of the map when its menu is asked for. */
function watch(map, open) {
  const canvas = map.getCanvas();
  let timer;
  let opened = 0;
  const show = (point) => {
    opened = performance.now();
    open(point);
  };

  map.on("contextmenu", (event) => {
    event.preventDefault();
    event.originalEvent.preventDefault();
    // Some systems send it also after a long press or the menu key.
    if (performance.now() - opened > 800) open(event.point);
  });
  canvas.addEventListener("keydown", (event) => {
    if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
    event.preventDefault();
    show(map.project(map.getCenter()));
  });

  let start;
  const stop = () => clearTimeout(timer);
  map.on("touchstart", ({ points }) => {
    stop();
    if (points.length > 1) return;
    [start] = points;
    timer = setTimeout(() => show(start), LONG_PRESS);
  });
  map.on("touchmove", ({ points }) => {
    if (points.length > 1 || Math.hypot(points[0].x - start.x, points[0].y - start.y) > STILL) stop();
  });
  map.on("touchend", stop);
  map.on("touchcancel", stop);
  map.on("movestart", stop);
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(t("menu.copied", { text }));
  } catch {
    say(t("menu.notCopied", { text }));
  }
}

/** Adds the menu. What it offers is what the page's features have offered. */
export function addMapMenu(page) {
  const { map } = page;
  const menu = new Menu(map.getContainer(), t("menu.name"));
  map.on("movestart", ({ isStill }) => isStill || menu.close()); // a panel that opens late moves nothing

  const items = (place) => {
    const words = `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`;
    const action = (label, name) => isOffered(name) && { label: t(label), perform: () => perform(name, place) };
    return [
      action("menu.here", "place"), null,
      action("menu.from", "directionsFrom"), action("menu.to", "directions"), action("menu.stop", "directionsStop"), null,
      action("menu.measure", "measure"), action("menu.reach", "reach"), null,
      { label: t("menu.copy", { text: words }), perform: () => copy(words) },
    ].filter((item) => item !== false)
      .filter((item, index, all) => item || (index > 0 && all[index - 1])); // no line without something above it
  };

  watch(map, (point) => {
    const { lat, lng } = map.unproject(point).wrap();
    const dot = marker(map, [lng, lat], element("div", { class: "menu-dot" }));
    menu.open(point, items({ latitude: lat, longitude: lng }), () => dot.remove());
  });
}
