// How texts of the program look, as CSS.

import { css } from "./color.js";

/** Font, color and lines of a text or a run of one. */
function look(text) {
  const rules = [text.isUnderlined && "underline", text.isStruckThrough && "line-through"].filter(Boolean).join(" ");
  return `font-size:${text.size}px;font-weight:${text.weight};color:${css(text.color)};` +
    `font-style:${text.isItalic ? "italic" : "normal"};text-decoration:${rules || "none"};` +
    (text.isMonospaced ? "font-family:ui-monospace,monospace;" : "");
}

/** Font, color, lines and alignment of a text. */
export const letters = (text) => {
  // Lines through and below an element cross all that is in it: where there are runs, each has its own.
  const own = text.runs ? { ...text, isUnderlined: false, isStruckThrough: false } : text;
  return `${look(own)}text-align:${text.alignment};`;
};

/** Puts the letters of a text into an element, those of each run in its look. */
export function write(element, text) {
  if (!text.runs) {
    element.textContent = text.string;
    return;
  }
  element.replaceChildren(...text.runs.map((run) => {
    const isLink = /^(?:https?|mailto|tel):/i.test(run.link ?? "");
    const part = document.createElement(isLink ? "a" : "span");
    if (isLink) Object.assign(part, { href: run.link, target: "_blank", rel: "noopener" });
    part.textContent = run.string;
    part.style.cssText = look(run);
    return part;
  }));
}

/** Shows a number of lines, of which the last ends in “…” where there are more. */
export const lineClamp = (lines) =>
  `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};overflow:hidden;`;
