// Buttons beside MapLibre's own, in the same clothes.

import { drawing, element } from "./element.js";
import { isRightToLeft } from "./words/words.js";

const DRAWINGS = {
  layers: "M10 2.5l7.5 4-7.5 4-7.5-4zM3 10l7 3.7 7-3.7M3 13.5l7 3.7 7-3.7",
  home: "M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5M8 10h4M10 8v4",
};

/** A button that looks like MapLibre's. `face` is a drawing's name or a short word. */
export function makeButton(face, label, perform) {
  return element("button", {
    type: "button", class: "mapwright-button", title: label, "aria-label": label, onclick: perform,
  }, DRAWINGS[face] ? drawing(DRAWINGS[face]) : element("span", { class: "word" }, face));
}

/** A MapLibre control made of buttons. */
export class ButtonGroup {
  #element = document.createElement("div");

  constructor(...buttons) {
    this.#element.className = "maplibregl-ctrl maplibregl-ctrl-group";
    this.#element.append(...buttons);
  }

  onAdd() { return this.#element; }
  onRemove() { this.#element.remove(); }
}

/** The corner of the map where buttons are: away from the panel. */
export const buttonCorner = () => (isRightToLeft() ? "top-left" : "top-right");
