// The rows of places: each a field with suggestions, moved by handle or by button, swapped, added, taken away.

import { drawing, element } from "../element.js";
import { t } from "../words/words.js";

const DRAWINGS = {
  handle: "M7 5h.01M7 10h.01M7 15h.01M13 5h.01M13 10h.01M13 15h.01",
  up: "M10 15V5M5.5 9.5L10 5l4.5 4.5",
  down: "M10 5v10M5.5 10.5L10 15l4.5-4.5",
  remove: "M5 5l10 10M15 5L5 15",
};

/** The letter of a place: A, B … Z, then numbers. */
export const letterOf = (index) => (index < 26 ? String.fromCharCode(65 + index) : String(index + 1));

const labelOf = (index, count) =>
  index === 0 ? t("directions.from") : index === count - 1 ? t("directions.to") : t("directions.stop", { letter: letterOf(index) });

function tool(name, perform) {
  return element("button", { type: "button", class: `row-tool ${name}`, onclick: perform }, drawing(DRAWINGS[name]));
}

class Row {
  constructor(list) {
    this.list = list;
    this.letter = element("span", { class: "letter", "aria-hidden": "true" });
    this.input = element("input", { type: "text", autocomplete: "off", spellcheck: "false", enterkeyhint: "search" });
    this.eta = element("span", { class: "eta" });
    this.handle = element("span", { class: "handle", "aria-hidden": "true" }, drawing(DRAWINGS.handle));
    this.up = tool("up", () => list.move(this.index, this.index - 1, "up"));
    this.down = tool("down", () => list.move(this.index, this.index + 1, "down"));
    this.remove = tool("remove", () => list.remove(this.index));
    this.field = element("div", { class: "field" }, this.input, this.eta);
    this.element = element("li", { class: "point" }, this.handle, this.letter, this.field, this.up, this.down, this.remove);
    this.combobox = list.makeField(this);
    this.handle.addEventListener("pointerdown", (event) => list.grab(this, event));
  }

  update(point, index, count) {
    this.index = index;
    this.letter.textContent = letterOf(index);
    const label = labelOf(index, count);
    this.input.setAttribute("aria-label", label);
    this.input.placeholder = label;
    const text = point ? point.name || `${point.lat.toFixed(5)}, ${point.lon.toFixed(5)}` : "";
    if (this.shown !== point || (!point && document.activeElement !== this.input)) this.input.value = text;
    this.shown = point;
    this.up.disabled = index === 0;
    this.down.disabled = index === count - 1;
    this.up.hidden = this.down.hidden = this.handle.hidden = count < 3;
    this.remove.hidden = count < 3 && !point;
    const values = { place: text || label };
    this.up.setAttribute("aria-label", t("directions.moveUp", values));
    this.down.setAttribute("aria-label", t("directions.moveDown", values));
    this.remove.setAttribute("aria-label", t("directions.remove", values));
  }
}

/**
 * The list of rows. `actions` has move(from, to), remove(index); `makeField(row)` gives a row's input its suggestions.
 */
export class PointsList {
  #rows = [];
  #actions;

  constructor(actions, makeField) {
    this.#actions = actions;
    this.makeField = makeField;
    this.element = element("ol", { class: "points", "aria-label": t("directions.places") });
  }

  update(points) {
    while (this.#rows.length > points.length) this.#rows.pop().element.remove();
    while (this.#rows.length < points.length) {
      const row = new Row(this);
      this.#rows.push(row);
      this.element.append(row.element);
    }
    points.forEach((point, index) => this.#rows[index].update(point, index, points.length));
  }

  /** Writes a text beside each place: when one is there. */
  showTimes(texts) {
    this.#rows.forEach(({ eta }, index) => { eta.textContent = texts[index] ?? ""; });
  }

  focus(index) {
    const { input } = this.#rows[Math.max(0, Math.min(index, this.#rows.length - 1))];
    input.focus();
    input.select();
  }

  move(from, to, button) {
    this.#actions.move(from, to);
    const row = this.#rows[to];
    const wanted = row[button];
    (wanted.disabled ? row[button === "up" ? "down" : "up"] : wanted).focus();
  }

  remove(index) {
    this.#actions.remove(index);
    this.focus(index);
  }

  /** Follows a row's handle with the pointer; where it is let go, the place is. */
  grab(row, event) {
    if (event.button !== 0) return;
    event.preventDefault();
    const from = row.index;
    const start = event.clientY;
    const tops = this.#rows.map((each) => each.element.offsetTop + each.element.offsetHeight / 2);
    let to = from;
    row.handle.setPointerCapture(event.pointerId);
    row.element.classList.add("held");
    const move = ({ clientY }) => {
      row.element.style.transform = `translateY(${clientY - start}px)`;
      const middle = tops[from] + clientY - start;
      to = tops.reduce((best, top, index) => (Math.abs(top - middle) < Math.abs(tops[best] - middle) ? index : best), from);
      this.#rows.forEach((each, index) => {
        if (each === row) return;
        const shift = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0;
        each.element.style.transform = shift ? `translateY(${shift * row.element.offsetHeight}px)` : "";
      });
    };
    const end = (last) => {
      row.handle.removeEventListener("pointermove", move);
      row.element.classList.remove("held");
      for (const each of this.#rows) each.element.style.transform = "";
      if (last.type === "pointerup" && to !== from) this.#actions.move(from, to);
    };
    row.handle.addEventListener("pointermove", move);
    row.handle.addEventListener("pointerup", end, { once: true });
    row.handle.addEventListener("pointercancel", end, { once: true });
  }
}
