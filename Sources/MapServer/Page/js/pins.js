// Pins: numbered ones for results, and one for what is selected. They are pictures for the pointer alone: whoever
// shows pins also shows a list of the same things, which keyboard and screen reader use.
//
//     const layer = page.pins.layer();
//     layer.show([{ position: [longitude, latitude], label: "1", choose() {} }]);
//     layer.highlight(0);  // while the list's entry is pointed at; undefined: none
//     layer.clear();
//     page.pins.select([longitude, latitude]); // the large pin of what is selected; undefined: none

import { element } from "./element.js";

const BOTTOM = { anchor: "bottom" };

/** Puts an element on the map for the pointer alone. `options` are those of MapLibre's marker. */
export function marker(map, position, face, options) {
  const pin = new maplibregl.Marker({ element: face, ...options }).setLngLat(position).addTo(map);
  // MapLibre names each marker and makes a button of it; ours are in a list already.
  for (const name of ["aria-label", "role", "tabindex"]) face.removeAttribute(name);
  face.setAttribute("aria-hidden", "true");
  return pin;
}

class PinLayer {
  #map;
  #pins = [];

  constructor(map) { this.#map = map; }

  show(pins) {
    this.clear();
    // The first are the best: they lie on top.
    this.#pins = pins.map(({ position, label, choose }) => marker(this.#map, position,
      element("div", {
        class: "pin", onclick: (event) => {
          event.stopPropagation();
          choose?.();
        },
      }, element("span", {}, label)), BOTTOM));
    this.#pins.forEach((pin, index) => { pin.getElement().style.zIndex = String(pins.length - index); });
  }

  highlight(wanted) {
    this.#pins.forEach((pin, index) => pin.getElement().classList.toggle("pin-raised", index === wanted));
  }

  clear() {
    for (const pin of this.#pins) pin.remove();
    this.#pins = [];
  }
}

/** The map's pins. They stay when the style changes. */
export class Pins {
  #map;
  #selected;

  constructor(map) { this.#map = map; }

  /** A set of numbered pins that is shown and cleared together. */
  layer() { return new PinLayer(this.#map); }

  /** Marks a position as selected, or nothing. */
  select(position) {
    this.#selected?.remove();
    this.#selected = position &&
      marker(this.#map, position, element("div", { class: "pin pin-selected" }, element("span")), BOTTOM);
  }
}
