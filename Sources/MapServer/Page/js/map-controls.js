// What stands on the map: layers, zoom, tilt, the whole extract, my location, scale, credit.

import { ButtonGroup, buttonCorner, makeButton } from "./controls.js";
import { addLayerSwitch } from "./layer-switch.js";
import { addLocation } from "./locate.js";
import { addTilt } from "./tilt.js";
import { t, usesMiles } from "./words/words.js";

const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

/** Adds the page's controls to its map. */
export function addControls(page, showAll) {
  const { map, switches, tileJSON } = page;
  const corner = buttonCorner();
  if (switches.toolbox) addLayerSwitch(page);
  map.addControl(new maplibregl.NavigationControl({ visualizePitch: true }), corner);
  if (switches.toolbox) {
    addTilt(map);
    map.addControl(new ButtonGroup(makeButton("home", t("map.home"), showAll)), corner);
  }
  if (switches.locate) addLocation(page);
  if (switches.legend) {
    map.addControl(new maplibregl.ScaleControl({ unit: usesMiles() ? "imperial" : "metric" }), "bottom-left");
  }
  // Where the tiles bring the same words without a link, MapLibre keeps only the longer of the two.
  const linked = /OpenStreetMap.*<\/a>/.test(tileJSON.attribution ?? "");
  const customAttribution = linked ? undefined : CREDIT;
  map.addControl(new maplibregl.AttributionControl({ compact: false, customAttribution }), "bottom-right");
}
