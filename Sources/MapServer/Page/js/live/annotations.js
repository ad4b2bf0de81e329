// Things at places: markers, pins, pictures and views, each an element that can be reached by keyboard.

import { css } from "./color.js";
import { MapEvents } from "./events.js";
import { entryFor } from "./protocol.js";
import { imageElement, viewElement } from "./scene-view.js";
import { symbol } from "./symbols.js";

const BALLOON = "M15 1C7.3 1 1.5 6.7 1.5 14.2c0 6.2 4 9.6 8.3 13.2 2 1.7 3.9 4 4.6 6.6.2.7 1 .7 1.2 0 .7-2.6 2.6-4.9 4.6-6.6 4.3-3.6 8.3-7 8.3-13.2C28.5 6.7 22.7 1 15 1z";
const RED = { red: 1, green: 0.23, blue: 0.19, alpha: 1 };

function svg(markup) {
  const holder = document.createElement("template");
  holder.innerHTML = markup;
  return holder.content.firstElementChild;
}

function glyph(marker, annotation) {
  const tint = css(marker.glyphTint) ?? "#fff";
  const image = (annotation.isSelected && marker.selectedGlyphImage) || marker.glyphImage;
  const text = marker.glyphText ?? (annotation.count > 1 && !image ? String(annotation.count) : undefined);
  if (text) {
    const element = document.createElement("span");
    element.className = "glyph-text";
    element.textContent = text;
    element.style.color = tint;
    element.style.fontSize = `${text.length > 3 ? 9 : text.length > 2 ? 11 : 13}px`;
    return element;
  }
  if (image) return imageElement({ ...image, tint: marker.glyphTint ?? { red: 1, green: 1, blue: 1, alpha: 1 } }, 16, 16);
  return symbol("mappin", 16, tint);
}

function label(annotation) {
  const { look: { marker }, title, subtitle } = annotation;
  const lines = [];
  if (title && marker.titleVisibility !== "hidden") lines.push(["title", title, marker.titleVisibility]);
  if (subtitle && marker.subtitleVisibility !== "hidden" && (annotation.isSelected || marker.subtitleVisibility === "visible")) {
    lines.push(["subtitle", subtitle, marker.subtitleVisibility]);
  }
  if (!lines.length) return undefined;
  const element = document.createElement("span");
  element.className = "annotation-label";
  element.dataset.adaptive = String(!annotation.isSelected && lines[0][2] === "adaptive");
  for (const [name, text] of lines) {
    const line = document.createElement("span");
    line.className = name;
    line.textContent = text;
    element.append(line);
  }
  return element;
}

const LOOKS = {
  marker({ marker }, annotation) {
    const balloon = svg(`<svg class="balloon" viewBox="0 0 30 36" width="30" height="36" aria-hidden="true">
      <path d="${BALLOON}" fill="${css(marker.tint ?? RED)}" stroke="#fff" stroke-width="1.2"/></svg>`);
    const face = document.createElement("span");
    face.className = "balloon-face";
    face.append(balloon, glyph(marker, annotation));
    const words = label(annotation);
    return words ? [face, words] : [face];
  },
  pin({ color }) {
    return [svg(`<svg class="pin" viewBox="0 0 32 39" width="32" height="39" aria-hidden="true">
      <path d="M8 14v20.5" stroke="#8a8a8e" stroke-width="2" stroke-linecap="round"/><circle cx="8" cy="8" r="7" fill="${css(color)}"/>
      <circle cx="5.6" cy="5.6" r="2" fill="#fff" opacity=".6"/></svg>`)];
  },
  image: ({ image }, { size: [width, height] }) => [imageElement(image, width, height)],
  view: ({ view }) => [viewElement(view)],
  userLocation: () => {
    const dot = document.createElement("span");
    dot.className = "user-dot";
    return [dot];
  },
};

/** Keeps an element for each annotation of a map. */
export class Annotations {
  #map;
  #send;
  #shown = new Map();

  /** `send` takes the events of the program's side. */
  constructor(map, send) {
    this.#map = map;
    this.#send = send;
    map.on("moveend", () => this.#hideOverlappingLabels());
  }

  /** Shows a list of annotations, back to front. Elements of those that look the same stay. */
  show(annotations) {
    const wanted = new Set(annotations.map(({ id }) => id));
    for (const [id, { marker }] of this.#shown) {
      if (wanted.has(id)) continue;
      marker.remove();
      this.#shown.delete(id);
    }
    annotations.forEach((annotation, index) => {
      const entry = this.#shown.get(annotation.id);
      if (!entry) this.#insert(annotation);
      else if (entry.annotation !== annotation) this.#update(entry, annotation);
      this.#shown.get(annotation.id).marker.getElement().style.zIndex = annotation.isSelected ? annotations.length : index;
    });
    this.#hideOverlappingLabels();
  }

  /** The element of an annotation. */
  element(id) { return this.#shown.get(id)?.marker.getElement(); }

  #insert(annotation) {
    // Things that are there to be read only are no buttons.
    const element = document.createElement(annotation.isEnabled ? "button" : "div");
    if (annotation.isEnabled) element.type = "button";
    const marker = new maplibregl.Marker({ element, anchor: "center", subpixelPositioning: true });
    const entry = { marker, annotation: null };
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      if (entry.annotation.isEnabled && !entry.wasDragged) this.#send(MapEvents.selected(entry.annotation.id));
      entry.wasDragged = false;
    });
    element.addEventListener("dblclick", (event) => event.stopPropagation());
    this.#watchDrag(entry);
    this.#shown.set(annotation.id, entry);
    this.#update(entry, annotation);
    marker.addTo(this.#map);
  }

  #update(entry, annotation) {
    const { marker, annotation: old } = entry;
    entry.annotation = annotation;
    const element = marker.getElement();
    if (!entry.isDragged) marker.setLngLat([annotation.coordinate[1], annotation.coordinate[0]]);
    marker.setOffset(annotation.offset);
    marker.setDraggable(annotation.isDraggable);
    const sameFace = old && JSON.stringify({ ...old, coordinate: 0 }) === JSON.stringify({ ...annotation, coordinate: 0 });
    if (sameFace) return;
    const { type: kind } = annotation.look;
    element.classList.add("annotation");
    for (const name of Object.keys(LOOKS)) element.classList.toggle(name, name === kind);
    element.classList.toggle("selected", annotation.isSelected);
    element.classList.toggle("cluster", annotation.count > 1);
    element.dataset.annotation = annotation.id;
    element.style.width = `${annotation.size[0]}px`;
    element.style.height = `${annotation.size[1]}px`;
    element.style.opacity = annotation.alpha;
    marker.setOpacity?.(String(annotation.alpha));
    const name = [annotation.title, annotation.subtitle].filter(Boolean).join(", ");
    const cluster = annotation.count > 1 ? `${annotation.count} places` : "";
    element.setAttribute("aria-label", name || cluster || "Place");
    if (annotation.isEnabled) element.setAttribute("aria-pressed", String(annotation.isSelected));
    element.replaceChildren(...(entryFor(LOOKS, annotation.look, "look of an annotation")?.(annotation.look, annotation) ?? []));
  }

  #watchDrag(entry) {
    const { marker } = entry;
    const middle = () => {
      const { x, y } = this.#map.project(marker.getLngLat());
      return [x + entry.annotation.offset[0], y + entry.annotation.offset[1]];
    };
    marker.on("dragstart", () => {
      entry.isDragged = true;
      entry.wasDragged = true;
      this.#send(MapEvents.dragBegan(entry.annotation.id));
    });
    marker.on("drag", () => this.#send(MapEvents.dragMoved(entry.annotation.id, middle())));
    marker.on("dragend", () => {
      entry.isDragged = false;
      this.#send(MapEvents.dragEnded(entry.annotation.id, middle()));
      setTimeout(() => { entry.wasDragged = false; }, 0);
    });
  }

  /** Hides the labels that would run into others, from front to back. */
  #hideOverlappingLabels() {
    const entries = [...this.#shown.values()].map(({ marker, annotation }) => ({ element: marker.getElement(), annotation }));
    entries.sort((a, b) => Number(b.element.style.zIndex) - Number(a.element.style.zIndex));
    const boxes = entries.map(({ element }) => (element.querySelector(".balloon-face") ?? element).getBoundingClientRect());
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const taken = [];
    entries.forEach(({ element }, index) => {
      const words = element.querySelector(".annotation-label");
      if (!words) return;
      const box = words.getBoundingClientRect();
      const hides = words.dataset.adaptive === "true" &&
        (taken.some((other) => meets(box, other)) || boxes.some((other, at) => at !== index && meets(box, other)));
      words.classList.toggle("covered", hides);
      if (!hides) taken.push(box);
    });
  }
}
