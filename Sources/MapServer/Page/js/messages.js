// What the page tells its reader when something is missing.

import { element } from "./element.js";
import { t } from "./words/words.js";

const box = document.getElementById("message");
const COPYRIGHT = "https://www.openstreetmap.org/copyright";

/** A message in place of the map. */
export function showFailure(title, ...paragraphs) {
  box.classList.add("failure");
  box.replaceChildren(element("h2", {}, title), ...paragraphs.map((text) => element("p", {}, text)),
    element("p", {}, element("a", { href: COPYRIGHT }, "© OpenStreetMap contributors")));
  box.hidden = false;
}

/** A message over the map, with one thing to do about it. */
export function showNotice(text, action, perform) {
  if (!box.hidden) return;
  const act = () => {
    hideNotice();
    perform();
  };
  box.replaceChildren(element("p", {}, text), element("button", { type: "button", onclick: act }, action));
  box.hidden = false;
}

/** Takes the notice away; a failure stays. */
export function hideNotice() {
  if (!box.classList.contains("failure")) box.hidden = true;
}

/** Whether this browser can draw the map at all. */
export function canDraw() {
  const canvas = document.createElement("canvas");
  return Boolean(canvas.getContext("webgl2") ?? canvas.getContext("webgl"));
}

/** Tells when tiles stop coming, and when they come again. */
export function watchTiles(map, retry) {
  map.on("error", ({ error, sourceId }) => {
    console.warn(error?.message ?? "The map reported an error.");
    if (sourceId) {
      showNotice(t("message.tiles"), t("message.retry"), retry);
    }
  });
  map.on("sourcedata", ({ sourceId, tile }) => {
    if (sourceId === "atlas" && tile?.state === "loaded") hideNotice();
  });
}
