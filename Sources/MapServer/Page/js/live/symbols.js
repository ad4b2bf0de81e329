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

/** The parts of a glyph as `<path>`s; those that are cut are in `hole`, which may be nothing. */
function paths(name, color, hole) {
  return glyphOf(name).flatMap(([kind, d]) => {
    const filled = kind === "fill" || kind === "cut";
    const paint = kind === "cut" || kind === "slit" ? hole : color;
    if (!paint) return [];
    const path = element("path", { d, fill: filled ? paint : "none" });
    if (!filled) {
      path.setAttribute("stroke", paint);
      path.setAttribute("stroke-width", WIDTHS[kind]);
      path.setAttribute("stroke-linecap", "round");
      path.setAttribute("stroke-linejoin", "round");
    }
    return [path];
  });
}

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

let masks = 0;

/** Shows `shown` but for what `hole` covers, through which one sees what is behind. */
function cut(shown, hole) {
  const id = `symbol-hole-${++masks}`;
  const mask = element("mask", { id, maskUnits: "userSpaceOnUse", x: 0, y: 0, width: 16, height: 16 });
  mask.append(element("path", { d: "M0 0h16v16H0z", fill: "#fff" }), ...hole);
  const group = element("g", { mask: `url(#${id})` });
  group.append(...shown);
  return [mask, group];
}

const OUTLINES = { circle: "M8 .5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z", square: "M3 .5h10A2.5 2.5 0 0 1 15.5 3v10A2.5 2.5 0 0 1 13 15.500H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5z" };

/** A symbol as an `<svg>` of a size in points, in the text's color unless told otherwise; what is cut from it shows what is behind. */
export function symbol(name, size, color = "currentColor") {
  const svg = element("svg", { viewBox: "0 0 16 16", width: size, height: size, "aria-hidden": "true" });
  svg.dataset.symbol = name;
  const parts = name.split(".");
  const outline = parts.includes("circle") ? "circle" : parts.includes("square") && parts[0] !== "square" ? "square" : null;
  const hole = paths(name, null, "#000");
  const glyph = hole.length ? cut(paths(name, color), hole) : paths(name, color);
  if (!outline || name === "circle" || name === "circle.fill") {
    svg.append(...glyph);
    return svg;
  }
  const isFilled = parts.includes("fill");
  const frame = element("path", { d: OUTLINES[outline], fill: isFilled ? color : "none" });
  if (!isFilled) frame.setAttribute("stroke", color);
  const inner = (...content) => {
    const group = element("g", { transform: "translate(2.9 2.9) scale(.64)" });
    group.append(...content);
    return group;
  };
  // In a circle or a square: of filled ones the glyph is cut.
  if (isFilled) svg.append(...cut([frame], [inner(...paths(name, "#000", "#fff"))]));
  else svg.append(frame, inner(...glyph));
  return svg;
}
