// Shaded slopes, lines of equal height, and ground that rises while the map is tilted, where an atlas has heights.
//
// Part of the address: `terrain`, which stands there while they are shown.

import { offer } from "../actions.js";
import { element } from "../element.js";
import { t } from "../words/words.js";

/** The style's own layers, hidden at first. */
const LAYERS = ["hillshade", "contours", "contour-heights"];
/** A source for the ground itself: MapLibre draws both better from two. */
const GROUND = "own-ground";
const RISES_AT = 8; // degrees, as buildings do

/** The feature. */
export function addTerrain({ map, address, tileJSON }) {
  let isShown = false;

  const update = () => {
    if (!map.getLayer(LAYERS[0])) return; // a style is on its way
    const wanted = isShown ? "visible" : "none";
    for (const name of LAYERS) {
      if (map.getLayoutProperty(name, "visibility") !== wanted) map.setLayoutProperty(name, "visibility", wanted);
    }
    const rises = isShown && map.getPitch() > RISES_AT;
    if (rises === Boolean(map.getTerrain())) return;
    if (rises && !map.getSource(GROUND)) {
      map.addSource(GROUND, { type: "raster-dem", url: tileJSON.terrain, encoding: "terrarium", tileSize: 256 });
    }
    map.setTerrain(rises ? { source: GROUND } : null);
  };
  map.on("pitch", update);
  map.on("styledata", update);

  const input = element("input", { type: "checkbox", name: "terrain", onchange: () => address.set({ terrain: input.checked ? "" : null }) });
  input.addEventListener("change", () => show(input.checked));

  function show(shown) {
    isShown = shown;
    input.checked = shown;
    update();
  }

  offer("terrain", (holder) => {
    if (holder.contains(input)) return;
    holder.append(element("fieldset", {}, element("div", { class: "choices" },
      element("label", {}, input, element("span", { class: "face" }, t("layers.terrain"))))));
  });
  address.register("terrain", (value) => show(value !== null));
}
