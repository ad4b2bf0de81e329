// Makes elements in one expression.

/**
 * `element("button", { type: "button", class: "x", "aria-label": "Close", onclick: close }, child, "text")`.
 *
 * Attributes that are undefined, null or false are left out; true stands without a value; `on…` are listeners.
 * Children may be nodes, strings, or nothing.
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawing of lines on a field of 20 by 20, in the text's color; hidden from readers. */
export function drawing(path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  for (const [name, value] of Object.entries({
    d: path, fill: "none", stroke: "currentColor", "stroke-width": "1.6",
    "stroke-linecap": "round", "stroke-linejoin": "round",
  })) line.setAttribute(name, value);
  svg.append(line);
  return svg;
}
