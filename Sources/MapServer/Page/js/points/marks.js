// Clusters and points on the map, which split and merge smoothly. They are pictures for the pointer alone: the list
// beside the map has the same things for keyboard and screen reader.
//
//     const marks = new Marks(map, color, (item) => …);
//     marks.show(items);   // [{ id, count, latitude, longitude, … }]: what there is now
//     marks.clear();

import { element } from "../element.js";
import { marker } from "../pins.js";
import { formatNumber } from "../words/words.js";

const DURATION = 320;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Which of some items is nearest to a place on the screen, as its own place. */
function nearest(items, { x, y }) {
  let best;
  let least = Infinity;
  for (const item of items) {
    const distance = (item.point.x - x) ** 2 + (item.point.y - y) ** 2;
    if (distance < least) [best, least] = [item.point, distance];
  }
  return best;
}

const short = (count) => formatNumber(count, { notation: "compact", maximumFractionDigits: 1 });

/** Marks of one layer. */
export class Marks {
  #map;
  #color;
  #choose;
  #shown = new Map();

  constructor(map, color, choose) {
    this.#map = map;
    this.#color = color;
    this.#choose = choose;
  }

  /** Shows these instead of those before. `zooms`: whether the zoom has changed, so that clusters split or merge. */
  show(items, { zooms = false } = {}) {
    const moves = !calm.matches;
    const place = ({ latitude, longitude }) => this.#map.project([longitude, latitude]);
    const before = [...this.#shown.values()].map(({ item }) => ({ point: place(item) }));
    const after = items.map((item) => ({ item, point: place(item) }));
    const known = new Map(this.#shown);
    this.#shown = new Map();
    for (const { item, point } of after) {
      const old = known.get(item.id);
      known.delete(item.id);
      if (old) {
        const from = place(old.item);
        this.#update(old, item);
        if (moves && !zooms) this.#slide(old.face, from, point, true);
      } else {
        const mark = this.#make(item);
        const from = zooms && before.length ? nearest(before, point) : undefined;
        if (moves) this.#slide(mark.face, from ?? point, point, Boolean(from));
      }
    }
    for (const mark of known.values()) {
      const from = place(mark.item);
      const into = zooms && after.length ? nearest(after, from) : from;
      if (moves) this.#leave(mark, from, into);
      else mark.marker.remove();
    }
  }

  clear() {
    for (const { marker } of this.#shown.values()) marker.remove();
    this.#shown.clear();
  }

  /** Raises one while the list's entry is pointed at; undefined: none. */
  highlight(id) {
    for (const [key, { marker }] of this.#shown) marker.getElement().classList.toggle("point-raised", key === id);
  }

  #make(item) {
    const face = element("span", {});
    const holder = element("div", {
      class: "point-mark", onclick: (event) => {
        event.stopPropagation();
        this.#choose(mark.item);
      },
    }, face);
    holder.style.setProperty("--color", this.#color);
    const mark = { marker: marker(this.#map, [item.longitude, item.latitude], holder), face, item };
    this.#update(mark, item);
    return mark;
  }

  #update(mark, item) {
    mark.item = item;
    const holder = mark.marker.getElement();
    mark.marker.setLngLat([item.longitude, item.latitude]);
    holder.classList.toggle("point-cluster", item.count > 1);
    // Ten times as many are half as large again.
    holder.style.setProperty("--side", item.count > 1 ? `${Math.round(24 + 9 * Math.log10(item.count))}px` : "14px");
    mark.face.textContent = item.count > 1 ? short(item.count) : "";
    this.#shown.set(item.id, mark);
  }

  #slide(face, from, to, isSeen) {
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (isSeen && Math.hypot(x, y) < 0.5) return;
    const start = isSeen ? { transform: `translate(${x}px, ${y}px)` } : { transform: "scale(0.4)", opacity: 0 };
    face.animate([start, { transform: "none" }], { duration: DURATION, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" });
  }

  #leave({ marker, face }, from, into) {
    const end = into === from ? "scale(0.4)" : `translate(${into.x - from.x}px, ${into.y - from.y}px) scale(0.7)`;
    marker.getElement().classList.add("point-leaving");
    face.animate([{ transform: "none" }, { transform: end, opacity: into === from ? 0 : 0.4 }], {
      duration: DURATION, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
    }).finished.finally(() => marker.remove()).catch(() => {}); // taken away before it was over
  }
}
