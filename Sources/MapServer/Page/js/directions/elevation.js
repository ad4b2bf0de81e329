// How a route rises and falls: a chart with what one climbs, where the atlas knows heights.

import { element } from "../element.js";
import { formatDistance, formatNumber, t, usesMiles } from "../words/words.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 300;
const HEIGHT = 60;
/** Meters that fill the chart at least, so that level ground looks level. */
const LEAST_RANGE = 40;

const height = (meters) => usesMiles()
  ? formatNumber(Math.round(meters / 0.3048), { style: "unit", unit: "foot" })
  : formatNumber(Math.round(meters), { style: "unit", unit: "meter" });

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The chart of a route's `elevation`. */
export function elevationChart({ ascent, descent, lowest, highest, profile }) {
  const length = profile.at(-1)[0] || 1;
  const range = Math.max(highest - lowest, LEAST_RANGE);
  const x = (meters) => (meters / length) * WIDTH;
  const y = (meters) => HEIGHT - 4 - ((meters - lowest) / range) * (HEIGHT - 8);
  const line = profile.map(([meters, up]) => `${x(meters).toFixed(1)} ${y(up).toFixed(1)}`).join("L");
  const mark = shape("line", { y1: 0, y2: HEIGHT, class: "mark", visibility: "hidden" });
  const svg = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  svg.append(shape("path", { class: "ground", d: `M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z` }),
    shape("path", { class: "line", d: `M${line}` }), mark);
  const words = t("directions.climb", { up: height(ascent), down: height(descent) });
  const caption = element("figcaption", { class: "soft" }, words);
  const point = (event) => {
    const { left, width } = svg.getBoundingClientRect();
    const meters = Math.min(Math.max((event.clientX - left) / width, 0), 1) * length;
    const [at, up] = profile.reduce((best, one) => (Math.abs(one[0] - meters) < Math.abs(best[0] - meters) ? one : best));
    mark.setAttribute("x1", x(at));
    mark.setAttribute("x2", x(at));
    mark.setAttribute("visibility", "visible");
    caption.textContent = `${formatDistance(at)} · ${height(up)}`;
  };
  const leave = () => {
    mark.setAttribute("visibility", "hidden");
    caption.textContent = words;
  };
  svg.addEventListener("pointermove", point);
  svg.addEventListener("pointerdown", point);
  svg.addEventListener("pointerleave", leave);
  // A chart goes from left to right in every language, as its distances do.
  return element("figure", { class: "elevation", dir: "ltr" }, svg, caption);
}
