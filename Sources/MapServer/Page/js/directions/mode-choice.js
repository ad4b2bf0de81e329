// How to travel: a group of radio buttons with drawings, the modes that this server's atlases have roads for.

import { drawing, element } from "../element.js";
import { t } from "../words/words.js";

// By kind of mode, as the service tells it.
export const MODE_DRAWINGS = {
  vehicle: "M3 14.5V10l1.8-4.2A1.5 1.5 0 0 1 6.2 5h7.6a1.5 1.5 0 0 1 1.4.8L17 10v4.5M3 10h14M3 14.5h14M5 14.5v1.5M15 14.5v1.5M6 12.3h.01M14 12.3h.01",
  bicycle: "M5 15.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM15 15.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM5 12.5L8 7h5l2 5.5M8 7l2.5 5.5H13.5L13 7M6.5 7H8.5M12 4.5h2",
  transit: "M5.5 3.5h9a1.5 1.5 0 0 1 1.5 1.5v9.5H4V5a1.5 1.5 0 0 1 1.5-1.5zM4 9.5h12M6 14.5v2M14 14.5v2M6.7 12h.01M13.3 12h.01",
  pedestrian: "M11 4.3a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6M8 17.5l2-5.5M13.5 17.5L12 13 9.7 10.8l.8-4.3-3 1.5-.7 3M10.5 6.5l2 2.5 2.3.7",
};

const WORDS = {
  automobile: "car", walking: "foot", cycling: "bicycle", wheelchair: "wheelchair", motorcycle: "motorcycle", truck: "truck",
  transit: "transit",
};

/** What a mode is called; modes of a profile of its own have their own name. */
export const modeName = (name) => (WORDS[name] ? t(`mode.${WORDS[name]}`) : name.replaceAll(/[-_]/g, " "));

let made = 0;

/** A fieldset that calls `choose(name)`; `show(modes, name)` tells which there are. */
export class ModeChoice {
  #choose;
  #name;
  element;

  constructor(choose) {
    this.#choose = choose;
    made += 1;
    this.#name = `mode-${made}`;
    this.element = element("fieldset", { class: "modes" });
  }

  show(modes, chosen) {
    if (this.element.dataset.modes !== String(modes.map(({ name }) => name))) this.#make(modes);
    for (const input of this.element.querySelectorAll("input")) input.checked = input.value === chosen;
  }

  #make(modes) {
    this.element.dataset.modes = String(modes.map(({ name }) => name));
    this.element.replaceChildren(element("legend", { class: "unseen" }, t("directions.mode")));
    for (const { name, kind } of modes) {
      const input = element("input", {
        type: "radio", name: this.#name, value: name, onchange: () => this.#choose(name),
      });
      this.element.append(element("label", { title: modeName(name) }, input, element("span", { class: "face" },
        drawing(MODE_DRAWINGS[kind] ?? MODE_DRAWINGS.vehicle), element("span", {}, modeName(name)))));
    }
  }
}
