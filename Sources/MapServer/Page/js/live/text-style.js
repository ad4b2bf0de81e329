// How texts of the program look, as CSS.

import { css } from "./color.js";

/** Font, color, lines and alignment of a text. */
export function letters(text) {
  const rules = [text.isUnderlined && "underline", text.isStruckThrough && "line-through"].filter(Boolean).join(" ");
  return `font-size:${text.size}px;font-weight:${text.weight};color:${css(text.color)};text-align:${text.alignment};` +
    `font-style:${text.isItalic ? "italic" : "normal"};text-decoration:${rules || "none"};` +
    (text.isMonospaced ? "font-family:ui-monospace,monospace;" : "");
}

/** Shows a number of lines, of which the last ends in “…” where there are more. */
export const lineClamp = (lines) =>
  `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};overflow:hidden;`;
