// The badge of a line: its name on its color, with a drawing of its vehicle.

import { drawing, element } from "../element.js";
import { hasWords, t } from "../words/words.js";

const TRAIN = "M6.5 3.5h7a2 2 0 0 1 2 2V12a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5.5a2 2 0 0 1 2-2zM4.5 9h11M7.5 11.6h.01M12.5 11.6h.01M7 14l-1.7 3M13 14l1.7 3";
const BUS = "M5.5 3.5h9a1.5 1.5 0 0 1 1.5 1.5v9.5H4V5a1.5 1.5 0 0 1 1.5-1.5zM4 9.5h12M6 14.5v2M14 14.5v2M6.7 12h.01M13.3 12h.01";
const DRAWINGS = {
  tram: "M6.5 6h7a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 3.2h6M10 3.2V6M4.5 10.5h11M7 15l-1.5 2.2M13 15l1.5 2.2",
  metro: TRAIN, rail: TRAIN, monorail: TRAIN, funicular: TRAIN,
  ferry: "M3 11.5h14l-1.8 3.5H4.8zM5.8 11.5V7.5h8.4v4M10 7.5V4M3 17.2c1.6.9 2.6-.9 4.6 0s3-.9 4.8 0 3-.9 4.6 0",
};
// For lines without a color; each bears white text.
const COLORS = {
  tram: "#a8480c", metro: "#9a2257", rail: "#1d5ca3", ferry: "#14677f", bus: "#2a7048", coach: "#2a7048", trolleybus: "#2a7048",
};
const OTHER = "#56606e";

function luminance(color) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}

const contrast = (a, b) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** A line's color and that of text on it; lines without one, which feeds leave white, have that of their vehicle. */
export function lineColors({ type, color, textColor }) {
  if (color === "#ffffff") return { color: COLORS[type] ?? OTHER, textColor: "#ffffff" };
  if (contrast(color, textColor) >= 4.5) return { color, textColor };
  return { color, textColor: contrast(color, "#000000") > contrast(color, "#ffffff") ? "#000000" : "#ffffff" };
}

/** What a kind of vehicle is called: "Tram". */
export const vehicleName = (type) => t(hasWords(`transit.${type}`) ? `transit.${type}` : "transit.line");

/** The badge of a line; readers hear the kind of vehicle before the name. */
export function lineBadge(line) {
  const { color, textColor } = lineColors(line);
  const badge = element("span", { class: "line-badge" }, drawing(DRAWINGS[line.type] ?? BUS),
    element("span", { class: "unseen" }, `${vehicleName(line.type)} `), element("bdi", {}, line.name || vehicleName(line.type)));
  badge.style.setProperty("--line-color", color);
  badge.style.setProperty("--on-line", textColor);
  return badge;
}

/** A time as it is known, beside the planned one where that is another; `format(moment)` writes one. */
export function timeFace(time, planned, format, { isKnown = false, isCanceled = false } = {}) {
  const isOther = planned && planned.slice(0, 16) !== time.slice(0, 16);
  return element("span", { class: `clock${isKnown ? " known" : ""}` },
    isCanceled ? element("s", {}, format(time)) : format(time),
    isOther && !isCanceled && element("s", {}, element("span", { class: "unseen" }, `${t("transit.planned")} `), format(planned)));
}
