// Marks what of a suggestion matches what was typed.

import { element } from "../element.js";

/** The text with its ranges in `mark` elements. Ranges are [start, length] in Unicode scalars, as the service counts. */
export function highlighted(text, ranges = []) {
  const scalars = [...text];
  const parts = [];
  let at = 0;
  for (const [start, length] of ranges) {
    if (start > at) parts.push(scalars.slice(at, start).join(""));
    parts.push(element("mark", {}, scalars.slice(start, start + length).join("")));
    at = start + length;
  }
  parts.push(scalars.slice(at).join(""));
  return parts.filter((part) => part !== "");
}
