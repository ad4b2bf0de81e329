// Buildings rise while the map is tilted, and lie flat when one looks straight down.

import { ButtonGroup, buttonCorner, makeButton } from "./controls.js";
import { t } from "./words/words.js";

const LAYER = "buildings-3d";
const RISES_AT = 8; // degrees

/** Adds the 3D button and keeps the buildings in step with the camera. */
export function addTilt(map) {
  const button = makeButton("3D", t("map.tilt"), () => {
    map.easeTo({ pitch: map.getPitch() > RISES_AT ? 0 : 55, duration: 500 });
  });
  button.setAttribute("aria-pressed", "false");
  map.addControl(new ButtonGroup(button), buttonCorner());

  const update = () => {
    const tilted = map.getPitch() > RISES_AT;
    button.setAttribute("aria-pressed", String(tilted));
    if (!map.getLayer(LAYER)) return;
    const wanted = tilted ? "visible" : "none";
    if (map.getLayoutProperty(LAYER, "visibility") !== wanted) {
      map.setLayoutProperty(LAYER, "visibility", wanted);
    }
  };
  map.on("pitch", update);
  map.on("styledata", update);
}
