// Starts the page: words, settings, style, map, panel, then its features.
//
// A feature is a function that gets the page: { map, settings, panel, sheet, camera, address, service, pins, switches,
// tileJSON, styles, languages, tool, here }. `styles` are those that this server can show; `languages` is what the
// service is asked for; `tool` is the name of what owns the clicks on the map now ("measure", …), undefined while they
// open places; `here` is where the reader is, once that is known. Each is described at the top of its module. Features stand in FEATURES; they register their parts of the
// address while they are added, and are told what the address says when all of them are there.

import { Address } from "./address/address.js";
import { keepView, readView } from "./address/view.js";
import { showBadges } from "./badge.js";
import { addMapMenu } from "./context-menu/map-menu.js";
import { readSwitches } from "./embed.js";
import { areaAround, areasOf, firstView, wholeZoom } from "./extract.js";
import { readerLanguage } from "./language.js";
import { addControls } from "./map-controls.js";
import { canDraw, showNotice, showFailure, watchTiles } from "./messages.js";
import { keepOffline } from "./offline.js";
import { keepOwnLayers } from "./own-layers.js";
import { Camera } from "./panel/camera.js";
import { Panel } from "./panel/panel.js";
import { Sheet } from "./panel/sheet.js";
import { Pins } from "./pins.js";
import { addPlaces } from "./place/place.js";
import { pmtilesSource } from "./pmtiles-source.js";
import { preparePrint } from "./print.js";
import { addSearch } from "./search/search.js";
import { Service } from "./service.js";
import { STYLES, Settings } from "./settings.js";
import { announceMoves } from "./spoken.js";
import { StyleLoader, loadTileJSON } from "./style.js";
import { addTools } from "./tools.js";
import { addWelcome } from "./welcome.js";
import { loadWords, t, wantedLanguages } from "./words/words.js";

const FEATURES = [addSearch, addTools, addPlaces, addMapMenu, addWelcome];
const LATEST_BADGES = 3000; // ms that the icons of lists wait for the map
const WORLD = [-180, -60, 180, 75];

function nameParts(map) {
  const canvas = map.getCanvas();
  canvas.setAttribute("aria-label", t("map.name"));
  canvas.setAttribute("aria-describedby", "instructions");
  document.querySelector("h1").textContent = t("map.name");
  document.getElementById("instructions").textContent = t("map.instructions");
  const skip = document.getElementById("skip");
  skip.textContent = t("map.skip");
  skip.addEventListener("click", (event) => {
    event.preventDefault(); // the address's # part holds the view
    canvas.focus();
  });
}

let latest = 0;

/** Shows the style chosen last, even when an earlier one arrives after it. The view stays as it is. */
async function restyle(map, loadStyle, options = {}) {
  latest += 1;
  const mine = latest;
  try {
    const style = await loadStyle();
    if (mine === latest) map.setStyle(style, { ...options, transformStyle: keepOwnLayers });
  } catch (error) {
    console.warn(error.message);
    showNotice(t("message.style"), t("message.retry"), () => restyle(map, loadStyle, options));
  }
}

/** The words of MapLibre's own controls. */
const rendererWords = () => ({
  "Map.Title": t("map.name"),
  "NavigationControl.ZoomIn": t("map.zoomIn"),
  "NavigationControl.ZoomOut": t("map.zoomOut"),
  "NavigationControl.ResetBearing": t("map.north"),
  "GeolocateControl.FindMyLocation": t("map.locate"),
  "GeolocateControl.LocationNotAvailable": t("map.locateUnavailable"),
});

async function start() {
  await loadWords();
  if (!canDraw()) {
    showFailure(t("message.noWebGL"), t("message.noWebGLHelp"));
    return;
  }
  const address = new Address();
  const switches = readSwitches();
  const settings = new Settings(address.get("style"));
  const language = readerLanguage();
  const tileJSON = await loadTileJSON();
  if (tileJSON.name && tileJSON.name !== "Mapwright") document.title = `${tileJSON.name} · Mapwright`;
  const styles = STYLES.slice(0, tileJSON.imagery ? 4 : 2);
  if (!styles.includes(settings.style)) settings.style = "standard";
  const areas = areasOf(tileJSON);
  const bounds = areas[0] ?? WORLD;
  const view = readView(location.hash);
  let map;
  const loader = new StyleLoader(tileJSON, language, await pmtilesSource(tileJSON));
  const loadStyle = () => loader.load(settings.style, settings.effectiveAppearance, map?.getZoom() ?? view?.zoom ?? wholeZoom(bounds));

  map = new maplibregl.Map({
    container: "map",
    style: await loadStyle(),
    ...(view ?? { bounds }),
    maxZoom: 20,
    maxPitch: 70,
    attributionControl: false,
    locale: rendererWords(),
  });
  if (!view) map.jumpTo(firstView(map, bounds));

  loader.nameWorld(map);
  map.once("idle", showBadges);
  setTimeout(showBadges, LATEST_BADGES);

  const root = document.getElementById("panel");
  const sheet = new Sheet(root);
  const panel = new Panel(root, sheet, { hasHome: switches.search });
  const camera = new Camera(map, sheet);
  keepView(map, address, (shown) => camera.restore(shown));
  const page = {
    map, settings, panel, sheet, address, switches, tileJSON, styles, tool: undefined,
    languages: [...new Set(wantedLanguages().map((tag) => tag.split("-")[0].toLowerCase()))].slice(0, 4).join(","),
    camera, service: new Service(), pins: new Pins(map),
  };
  window.mapwright = page; // for the console and the tests

  const showAll = () => map.easeTo({ ...firstView(map, areaAround(areas, map.getCenter()) ?? bounds), duration: 900 });
  addControls(page, showAll);
  nameParts(map);
  announceMoves(map, language);
  watchTiles(map, () => restyle(map, loadStyle, { diff: false }));
  map.getContainer().addEventListener("keydown", (event) => {
    if (event.key === "Home") showAll();
  });
  settings.addEventListener("change", () => {
    address.set({ style: settings.style === "standard" ? null : settings.style });
    restyle(map, loadStyle);
  });
  await Promise.all(FEATURES.map((add) => add(page)));
  address.start();
  preparePrint(page);
  keepOffline(map, tileJSON);
}

start().catch((error) => {
  console.warn(error.message);
  showFailure("The map could not be loaded", "The server did not answer as expected. It may have stopped.", error.message);
});
