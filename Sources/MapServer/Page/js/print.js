// The map on paper, in light colors and without controls: as it is when printing begins, and below it what the panel
// shows. Whoever has a better sheet offers "sheet", which gives { title, lines, list } or nothing.

import { perform } from "./actions.js";
import { element } from "./element.js";

/** The map as a picture with its pins, which are no part of its canvas; a data address. */
function picture(map) {
  map.redraw(); // a canvas of WebGL can only be read in the turn in which it was drawn
  const drawn = map.getCanvas();
  const canvas = Object.assign(document.createElement("canvas"), { width: drawn.width, height: drawn.height });
  const context = canvas.getContext("2d");
  context.drawImage(drawn, 0, 0);
  const scale = drawn.width / drawn.clientWidth;
  context.scale(scale, scale);
  Object.assign(context, { textAlign: "center", textBaseline: "middle", font: "700 13px system-ui, sans-serif", lineWidth: 2.5 });
  const ground = drawn.getBoundingClientRect();
  for (const pin of map.getContainer().querySelectorAll(".maplibregl-marker")) {
    const { left, top, width, height } = pin.getBoundingClientRect();
    if (!width) continue;
    const [x, y] = [left - ground.left + width / 2, top - ground.top + height / 2];
    context.beginPath();
    context.arc(x, y, 12, 0, 2 * Math.PI);
    context.fillStyle = pin.matches(".pin") ? "#cb3a27" : "#173e85";
    context.strokeStyle = "#ffffff";
    context.fill();
    context.stroke();
    context.fillStyle = "#ffffff";
    context.fillText(pin.textContent, x, y + 1);
  }
  return canvas.toDataURL("image/jpeg", 0.92);
}

/** Keeps what is printed in step. */
export function preparePrint({ map, panel, settings }) {
  const root = document.documentElement;
  let paper;
  const remove = () => {
    paper?.remove();
    root.classList.remove("prints");
  };
  addEventListener("beforeprint", () => {
    remove();
    const view = panel.current;
    const copy = view?.element.cloneNode(true);
    // A copy of a radio button would take the choice from the one it was copied from.
    for (const input of copy?.querySelectorAll("input") ?? []) input.remove();
    const { title, lines, list } = perform("sheet") ?? { title: view?.title ?? document.title, list: copy };
    // Told here: while it prints, a browser may prefer light colors.
    const isDark = settings.effectiveAppearance === "dark" && ["standard", "muted"].includes(settings.style);
    paper = element("section", { class: "on-paper" },
      element("h1", {}, title), lines && element("p", {}, lines),
      element("img", { src: picture(map), alt: "", class: isDark && "dark" }), list,
      element("p", {}, document.querySelector(".maplibregl-ctrl-attrib-inner")?.textContent));
    document.body.append(paper);
    root.classList.add("prints");
  });
  addEventListener("afterprint", remove);
}
