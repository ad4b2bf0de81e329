// Starts the page: settings, style, map, controls.

import { ButtonGroup, makeButton } from "./controls.js";
import { firstView } from "./extract.js";
import { readerLanguage } from "./language.js";
import { addLayerSwitch } from "./layer-switch.js";
import { canDraw, showNotice, showFailure, watchTiles } from "./messages.js";
import { pmtilesSource } from "./pmtiles-source.js";
import { Settings } from "./settings.js";
import { announceMoves } from "./spoken.js";
import { StyleLoader, loadTileJSON } from "./style.js";
import { addTilt } from "./tilt.js";

const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';
const WORLD = [-180, -60, 180, 75];

function addControls(map, settings, tileJSON, showAll) {
  const imperial = ["US", "LR", "MM"].includes(new Intl.Locale(navigator.language).region);
  const styles = tileJSON.imagery ? ["standard", "muted", "hybrid"] : ["standard", "muted"];
  addLayerSwitch(map, settings, styles);
  map.addControl(new maplibregl.NavigationControl({ visualizePitch: true }), "top-right");
  addTilt(map);
  map.addControl(new ButtonGroup(makeButton("home", "Show the whole area", showAll)), "top-right");
  map.addControl(new maplibregl.ScaleControl({ unit: imperial ? "imperial" : "metric" }), "bottom-left");
  // Where the tiles bring the same words without a link, MapLibre keeps only the longer of the two.
  const linked = /OpenStreetMap.*<\/a>/.test(tileJSON.attribution ?? "");
  const customAttribution = linked ? undefined : CREDIT;
  map.addControl(new maplibregl.AttributionControl({ compact: false, customAttribution }), "bottom-right");
}

function nameCanvas(map) {
  const canvas = map.getCanvas();
  canvas.setAttribute("aria-label", "Map");
  canvas.setAttribute("aria-describedby", "instructions");
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault(); // the address's # part holds the view
    canvas.focus();
  });
}

let latest = 0;

/** Shows the style chosen last, even when an earlier one arrives after it. */
async function restyle(map, loadStyle, options = {}) {
  latest += 1;
  const mine = latest;
  try {
    const style = await loadStyle();
    if (mine === latest) map.setStyle(style, options);
  } catch (error) {
    console.warn(error.message);
    showNotice("The style could not be loaded. Is the server still running?", "Try again", () =>
      restyle(map, loadStyle, options));
  }
}

async function start() {
  if (!canDraw()) {
    showFailure(
      "This browser cannot draw the map",
      "The map needs WebGL, which is missing or switched off here. Turning on hardware acceleration in the " +
        "browser's settings usually helps.",
    );
    return;
  }
  const settings = new Settings();
  const language = readerLanguage();
  const tileJSON = await loadTileJSON();
  if (tileJSON.name && tileJSON.name !== "Mapwright") document.title = `${tileJSON.name} · Mapwright`;
  if (settings.style === "hybrid" && !tileJSON.imagery) settings.style = "standard";
  const loader = new StyleLoader(tileJSON, language, await pmtilesSource(tileJSON));
  const loadStyle = () => loader.load(settings.style, settings.effectiveAppearance);

  const bounds = tileJSON.bounds ?? WORLD;
  const hadView = /^#\d/.test(location.hash);
  const map = new maplibregl.Map({
    container: "map",
    style: await loadStyle(),
    bounds: hadView ? undefined : bounds,
    hash: true,
    maxZoom: 20,
    maxPitch: 70,
    attributionControl: false,
    locale: { "NavigationControl.ResetBearing": "Turn north up; drag to turn and tilt" },
  });
  window.mapwright = { map, settings }; // for the console and the tests
  if (!hadView) map.jumpTo(firstView(map, bounds));

  const showAll = () => map.easeTo({ ...firstView(map, bounds), duration: 900 });
  addControls(map, settings, tileJSON, showAll);
  nameCanvas(map);
  announceMoves(map, language);
  watchTiles(map, () => restyle(map, loadStyle, { diff: false }));
  map.getContainer().addEventListener("keydown", (event) => {
    if (event.key === "Home") showAll();
  });
  settings.addEventListener("change", () => restyle(map, loadStyle));
}

start().catch((error) => {
  console.warn(error.message);
  showFailure("The map could not be loaded", "The server did not answer as expected. It may have stopped.", error.message);
});
