// A list of places as buttons.

import { badge, iconOf } from "../badge.js";
import { element } from "../element.js";
import { sortOf } from "../place/description.js";

/**
 * An ordered list of found places.
 *
 * @param places as the service tells them
 * @param options `numbered`: with the numbers of pins; `choose(place)`; `point(index)`: pointed at, undefined when no
 *   longer
 */
export function placeList(places, { numbered = false, choose, point }) {
  return element("ol", { class: "place-list" }, ...places.map((place, index) => {
    const sort = sortOf(place);
    const second = [sort === place.title ? "" : sort, place.subtitle].filter(Boolean).join(" · ");
    return element("li", {}, element("button", {
      type: "button", onclick: () => choose(place),
      onpointerenter: () => point?.(index), onpointerleave: () => point?.(),
      onfocus: () => point?.(index), onblur: () => point?.(),
    }, numbered ? element("span", { class: "number" }, String(index + 1)) : badge(iconOf(place) ?? "civic-dot"),
    element("span", { class: "lines" },
      element("span", { class: "line", dir: "auto" }, place.title), element("span", { class: "soft" }, second))));
  }));
}
