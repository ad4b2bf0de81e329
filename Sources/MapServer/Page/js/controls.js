// The buttons beside MapLibre's own: layers, tilt, the whole extract.

const DRAWINGS = {
  layers: "M10 2.5l7.5 4-7.5 4-7.5-4zM3 10l7 3.7 7-3.7M3 13.5l7 3.7 7-3.7",
  home: "M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5M8 10h4M10 8v4",
};

function drawing(path) {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(namespace, "path");
  for (const [name, value] of Object.entries({
    d: path, fill: "none", stroke: "currentColor", "stroke-width": "1.6",
    "stroke-linecap": "round", "stroke-linejoin": "round",
  })) line.setAttribute(name, value);
  svg.append(line);
  return svg;
}

/** A button that looks like MapLibre's. `face` is a drawing's name or a short word. */
export function makeButton(face, label, perform) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "mapwright-button";
  button.title = label;
  button.setAttribute("aria-label", label);
  if (DRAWINGS[face]) {
    button.append(drawing(DRAWINGS[face]));
  } else {
    const word = document.createElement("span");
    word.className = "word";
    word.textContent = face;
    button.append(word);
  }
  button.addEventListener("click", perform);
  return button;
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
