// Symbols known by name, drawn with the map's own glyphs.

import { GLYPHS, NAMES } from "./symbol-paths.js";

const SVG = "http://www.w3.org/2000/svg";
export const WIDTHS = { line: 1.35, bold: 1.9, slit: 1.1 };

/** The glyph for a name; endings such as `.circle.fill` are dropped until a name is known. */
export function glyphOf(name) {
  let stem = name;
  while (stem) {
    if (NAMES[stem]) return GLYPHS[NAMES[stem]];
    const dot = stem.lastIndexOf(".");
    if (dot < 0) break;
    stem = stem.slice(0, dot);
  }
  return GLYPHS.dot;
}

/** The parts of a glyph as `<path>`s; `back` is what shines through where it is cut. */
function paths(name, color, back) {
  return glyphOf(name).map(([kind, d]) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    const filled = kind === "fill" || kind === "cut";
    const paint = kind === "cut" || kind === "slit" ? back : color;
    path.setAttribute("fill", filled ? paint : "none");
    if (!filled) {
      path.setAttribute("stroke", paint);
      path.setAttribute("stroke-width", WIDTHS[kind]);
      path.setAttribute("stroke-linecap", "round");
      path.setAttribute("stroke-linejoin", "round");
    }
    return path;
  });
}

const OUTLINES = { circle: "M8 .5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z", square: "M3 .5h10A2.5 2.5 0 0 1 15.5 3v10A2.5 2.5 0 0 1 13 15.500H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5z" };

/** A symbol as an `<svg>` of a size in points, in the text's color unless told otherwise. */
export function symbol(name, size, color = "currentColor", back = "var(--surface, #fff)") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("aria-hidden", "true");
  svg.dataset.symbol = name;
  const parts = name.split(".");
  const outline = parts.includes("circle") ? "circle" : parts.includes("square") && parts[0] !== "square" ? "square" : null;
  if (!outline || name === "circle" || name === "circle.fill") {
    svg.append(...paths(name, color, back));
    return svg;
  }
  // In a circle or a square: filled ones carry the glyph in the color behind.
  const isFilled = parts.includes("fill");
  const frame = document.createElementNS(SVG, "path");
  frame.setAttribute("d", OUTLINES[outline]);
  frame.setAttribute("fill", isFilled ? color : "none");
  if (!isFilled) frame.setAttribute("stroke", color);
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("transform", "translate(2.9 2.9) scale(.64)");
  group.append(...(isFilled ? paths(name, back, color) : paths(name, color, back)));
  svg.append(frame, group);
  return svg;
}
