// The callout of a selected annotation.

import { MapEvents } from "./events.js";
import { viewElement } from "./scene-view.js";

/** Shows at most one callout of a map. */
export class Callout {
  #map;
  #send;
  #annotations;
  #marker;
  #shown = "";

  constructor(map, annotations, send) {
    this.#map = map;
    this.#annotations = annotations;
    this.#send = send;
  }

  /** Shows a callout over its annotation; none takes it away. */
  show(callout, annotation) {
    const text = JSON.stringify([callout, annotation]);
    if (text === this.#shown) return;
    this.#shown = text;
    const hadFocus = this.#marker?.getElement().contains(document.activeElement);
    this.#marker?.remove();
    this.#marker = undefined;
    if (!callout || !annotation) return;
    const element = this.#build(callout);
    const isMarker = annotation.look.type === "marker";
    const top = isMarker ? -(annotation.isSelected ? 50 : 38) : annotation.offset[1] - annotation.size[1] / 2;
    this.#marker = new maplibregl.Marker({
      element, anchor: "bottom", offset: [annotation.offset[0] + callout.offset[0], top + callout.offset[1] - 6],
    });
    this.#marker.setLngLat([annotation.coordinate[1], annotation.coordinate[0]]).addTo(this.#map);
    element.removeAttribute("aria-roledescription");
    element.setAttribute("aria-label", callout.title);
    element.style.zIndex = 100000;
    if (hadFocus) element.querySelector("button")?.focus();
  }

  #build(callout) {
    const element = document.createElement("div");
    element.className = "callout";
    element.setAttribute("role", "dialog");
    const tap = (part) => () => this.#send(MapEvents.calloutTapped(callout.annotation, part));
    const accessory = (view, part) => {
      const holder = document.createElement("span");
      holder.className = "callout-accessory";
      const [, [width, height]] = view.frame;
      holder.style.cssText = `width:${width}px;height:${height}px`;
      holder.append(viewElement({ ...view, frame: [[0, 0], [width, height]] }, tap(part)));
      return holder;
    };
    const text = document.createElement("div");
    text.className = "callout-text";
    const title = document.createElement("strong");
    title.textContent = callout.title;
    text.append(title);
    if (callout.detail) text.append(accessory(callout.detail, "detail"));
    else if (callout.subtitle) {
      const line = document.createElement("span");
      line.textContent = callout.subtitle;
      text.append(line);
    }
    if (callout.left) element.append(accessory(callout.left, "left"));
    element.append(text);
    if (callout.right) element.append(accessory(callout.right, "right"));
    element.addEventListener("click", (event) => event.stopPropagation());
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.#send(MapEvents.selected());
      this.#annotations.element(callout.annotation)?.focus();
    });
    return element;
  }
}
