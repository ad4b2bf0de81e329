// The places of a trip on the map: lettered pins that can be dragged.

import { element } from "../element.js";
import { marker } from "../pins.js";
import { letterOf } from "./points-list.js";

/** Shows places. `actions.drag(index, position)` is called meanwhile, `actions.drop(index, { lat, lon })` at the end. */
export class EndPins {
  #map;
  #actions;
  #pins = [];

  constructor(map, actions) {
    this.#map = map;
    this.#actions = actions;
  }

  show(points) {
    for (const pin of this.#pins) pin.remove();
    this.#pins = [];
    points.forEach((point, index) => {
      if (!point) return;
      const role = index === 0 ? "start" : index === points.length - 1 ? "end" : point.via ? "via" : "stop";
      const face = element("div", { class: `trip-pin ${role}` }, letterOf(index));
      // The places are in the panel's list, for keyboard and screen reader.
      const pin = marker(this.#map, [point.lon, point.lat], face, { draggable: true });
      face.addEventListener("click", (event) => event.stopPropagation());
      pin.on("drag", () => this.#actions.drag(index, pin.getLngLat().toArray()));
      pin.on("dragend", () => {
        const { lat, lng } = pin.getLngLat().wrap();
        this.#actions.drop(index, { lat, lon: lng });
      });
      this.#pins.push(pin);
    });
  }
}
