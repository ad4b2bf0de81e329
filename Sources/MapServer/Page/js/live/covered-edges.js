// How much of a map's upper and lower edge lies under what the program shows before it: a search field, a bar, a panel.

const WIDE = 0.5; // of the map's width: less is a button in a corner
const HIGH = 0.6; // of the map's height: more is another screen
const GAP = 24; // points between an edge and what covers it

const isAfter = (node, other) => Boolean(node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Whether an element shows something itself, and not only holds what does. */
function isSeen(element) {
  if (element.style.background || element.matches(".material")) return true;
  if (!element.matches(".view")) return !element.matches(".group, .map");
  const view = element.querySelector(":scope > .picture > .view");
  return Boolean(view?.style.background || view?.firstChild);
}

/** Points of the upper and lower edge of `map` that elements of `root` cover which stand before it. */
export function coveredEdges(map, root) {
  const box = map.getBoundingClientRect();
  const covered = { top: 0, bottom: 0 };
  const before = Array.from(root.querySelectorAll(".element"))
    .filter((element) => isAfter(map, element) && !element.closest(".scene-map") && isSeen(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right, height }) =>
      Math.min(right, box.right) - Math.max(left, box.left) >= WIDE * box.width && height > 0 && height < HIGH * box.height);
  // What stands next to another thing at an edge covers it too.
  for (const { top, bottom } of before.sort((one, other) => one.top - other.top)) {
    if (top - box.top <= covered.top + GAP && bottom > box.top) covered.top = Math.max(covered.top, bottom - box.top);
  }
  for (const { top, bottom } of before.sort((one, other) => other.bottom - one.bottom)) {
    if (box.bottom - bottom <= covered.bottom + GAP && top < box.bottom) covered.bottom = Math.max(covered.bottom, box.bottom - top);
  }
  return covered.top + covered.bottom > HIGH * box.height ? { top: 0, bottom: 0 } : covered;
}
