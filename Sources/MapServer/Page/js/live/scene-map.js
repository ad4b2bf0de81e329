// One map that shows a scene and tells what happens to it.

import { Annotations } from "./annotations.js";
import { Callout } from "./callout.js";
import { pointFilter, showsTransit } from "./categories.js";
import { MapEvents } from "./events.js";
import { featureAt } from "./features.js";
import { Overlays } from "./overlays.js";
import { camera, looksSame, viewport } from "./projection.js";
import { applyChanges } from "./scene.js";
import { SceneControls } from "./scene-controls.js";
import { UserLocation } from "./user-location.js";

const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';
const LONG_PRESS = 600; // milliseconds
/** What movements are marked with that the page makes and no reader. */
const OWN = { isOwn: true };

/** The style's name for what a scene asks for. */
function styleName({ base, isMuted }, hasImagery) {
  if (base === "standard") return isMuted ? "muted" : "standard";
  return hasImagery ? base : "standard";
}

/** A map in a container. */
export class SceneMap {
  #map;
  #scene;
  #style;
  #shared;
  #send;
  #parts;
  #isUsed = false;
  #isStyled = false;
  /** The filters that the style itself has, by the ids of its layers. */
  #filters = new Map();

  /**
   * `shared` is what all maps of the page use: `loader` of styles, `tileJSON`, `hasImagery`, `settings`, and
   * `willUse`, called when the user takes hold of the map;
   * `send` takes the scene's events; `tileAddress` makes an address from an overlay's id.
   */
  static async show(container, scene, { shared, send, tileAddress }) {
    const made = new SceneMap();
    await made.#start(container, scene, shared, send, tileAddress);
    return made;
  }

  async #start(container, scene, shared, send, tileAddress) {
    this.#scene = scene;
    this.#shared = shared;
    this.#send = send;
    this.#style = this.#wantedStyle();
    this.#map = new maplibregl.Map({
      container, style: await this.#load(), ...camera(scene.viewport), minZoom: -2, maxZoom: 22, maxPitch: 80,
      attributionControl: false, fadeDuration: 150,
    });
    // The field of view of Apple's camera; see Viewport.
    this.#map.setVerticalFieldOfView(30);
    this.#map.jumpTo(camera(scene.viewport));
    const credit = /OpenStreetMap.*<\/a>/.test(shared.tileJSON.attribution ?? "") ? undefined : CREDIT;
    this.#map.addControl(new maplibregl.AttributionControl({ compact: false, customAttribution: credit }), "bottom-right");
    this.#map.getCanvas().setAttribute("aria-label", "Map");
    const annotations = new Annotations(this.#map, send);
    this.#parts = {
      annotations,
      callout: new Callout(this.#map, annotations, send),
      overlays: new Overlays(this.#map, tileAddress),
      userLocation: new UserLocation(this.#map),
      controls: new SceneControls(this.#map, send),
    };
    this.#listen();
    const whenStyled = () => {
      this.#isStyled = true;
      this.#filters.clear();
      this.#parts.overlays.reset();
      this.#fitStyle();
      this.#showLayers();
    };
    this.#map.on("style.load", whenStyled);
    shared.settings.addEventListener("change", () => this.#restyle());
    this.#showThings();
  }

  /** The renderer's map, for the tests. */
  get map() { return this.#map; }
  /** What is to be shown. */
  get scene() { return this.#scene; }
  /** The element around the map. */
  get container() { return this.#map.getContainer(); }

  /** Takes a whole scene. */
  take(scene) {
    this.#scene = scene;
    this.#showThings();
    if (this.#isStyled) this.#showLayers();
    this.#restyle();
  }

  /** Takes steps from the scene before. */
  change(changes) {
    applyChanges(this.#scene, changes);
    const names = changes.map(({ type }) => type);
    this.#showThings();
    if (this.#isStyled && names.some((name) => /Overlay$|^userLocation$/.test(name))) this.#showLayers();
    if (names.includes("style")) this.#restyle();
  }

  /**
   * Brings the camera to where the scene has it, unless the user holds it. To be called when the program has
   * taken in all that was sent: before that, the scene's camera is one of the past.
   */
  settleCamera() {
    if (this.#isUsed) return;
    const wanted = this.#scene.viewport;
    if (this.#toward && looksSame(this.#toward, wanted)) return;
    if (looksSame(viewport(this.#map), wanted)) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#toward = wanted;
    if (this.#scene.isCameraAnimated && !still) this.#map.easeTo({ ...camera(wanted), duration: 450, essential: true }, OWN);
    else this.#map.jumpTo(camera(wanted), OWN);
  }

  #toward;

  /** Takes the map away. */
  remove() {
    // A frame that MapLibre 5 has asked for just after it began is not taken back, and would draw without a style.
    this.#map._render = () => this.#map;
    this.#map.remove();
  }

  #showThings() {
    const { annotations, callout, controls, interactions } = this.#scene;
    this.#parts.annotations.show(annotations);
    this.#parts.callout.show(callout, annotations.find(({ id }) => id === callout?.annotation));
    this.#parts.controls.show(controls);
    this.#allow(interactions);
  }

  #showLayers() {
    this.#parts.overlays.show(this.#scene.overlays);
    this.#parts.userLocation.show(this.#scene.userLocation, this.#scene.userLocationNotice);
  }

  #allow(interactions) {
    const map = this.#map;
    const set = (handler, isAllowed) => (isAllowed ? handler.enable() : handler.disable());
    const [pan, zoom, rotate, pitch] = ["pan", "zoom", "rotate", "pitch"].map((name) => interactions.includes(name));
    set(map.dragPan, pan);
    for (const handler of [map.scrollZoom, map.boxZoom, map.doubleClickZoom]) set(handler, zoom);
    set(map.touchZoomRotate, zoom || rotate);
    if (rotate) map.touchZoomRotate.enableRotation();
    else map.touchZoomRotate.disableRotation();
    set(map.dragRotate, rotate || pitch);
    set(map.touchPitch, pitch);
    set(map.keyboard, pan);
  }

  #listen() {
    const map = this.#map;
    // A wheel's movement may begin without the reader's event, so it is the page's own movements that are marked.
    const begin = ({ isOwn, originalEvent }) => {
      if ((isOwn && !originalEvent) || this.#isUsed) return;
      this.#isUsed = true;
      this.#toward = undefined;
      this.#shared.willUse();
      this.#send(MapEvents.cameraWillMove());
    };
    // While the map is on its way somewhere by itself, a reader who takes it makes no new start of all movement.
    for (const start of ["movestart", "dragstart", "zoomstart", "rotatestart", "pitchstart"]) map.on(start, begin);
    map.on("move", () => {
      if (this.#isUsed) this.#send(MapEvents.cameraMoved(viewport(map)), "camera");
    });
    map.on("moveend", () => {
      this.#toward = undefined;
      if (!this.#isUsed || map.isMoving()) return;
      this.#isUsed = false;
      this.#send(MapEvents.cameraDidMove(viewport(map)), "camera");
    });
    map.on("click", ({ originalEvent, point }) => {
      if (originalEvent.target.closest(".annotation, .callout")) return;
      const feature = featureAt(map, point, this.#scene.selectableFeatures);
      this.#send(feature ? MapEvents.featureTapped(feature) : MapEvents.tapped([point.x, point.y]));
    });
    this.#watchLongPress();
    new ResizeObserver(() => map.resize(OWN).triggerRepaint()).observe(map.getContainer());
  }

  #watchLongPress() {
    const map = this.#map;
    let timer;
    const stop = () => clearTimeout(timer);
    const begin = ({ originalEvent, point }) => {
      stop();
      if (originalEvent.button > 0 || originalEvent.touches?.length > 1 || originalEvent.target.closest(".annotation, .callout")) return;
      timer = setTimeout(() => this.#send(MapEvents.longPressed([point.x, point.y])), LONG_PRESS);
    };
    map.on("mousedown", begin);
    map.on("touchstart", begin);
    for (const end of ["mouseup", "touchend", "touchcancel", "dragstart", "movestart", "zoomstart"]) map.on(end, stop);
  }

  // Style.

  #wantedStyle() {
    const { style } = this.#scene;
    const { hasImagery, settings } = this.#shared;
    return `${styleName(style, hasImagery)}/${settings.effectiveAppearance}/${JSON.stringify(style)}`;
  }

  async #load() {
    const [name, appearance] = this.#style.split("/");
    return this.#shared.loader.load(name, appearance);
  }

  async #restyle() {
    const wanted = this.#wantedStyle();
    if (wanted === this.#style) return;
    const isSameBase = wanted.split("/", 2).join() === this.#style.split("/", 2).join();
    this.#style = wanted;
    if (isSameBase) {
      this.#fitStyle();
      return;
    }
    const style = await this.#load();
    if (this.#style !== wanted) return;
    this.#isStyled = false;
    this.#map.setStyle(style, { diff: false });
  }

  /** Shows and hides the style's own layers as the scene asks. */
  #fitStyle() {
    const { style } = this.#scene;
    const show = (id, isShown) => this.#map.setLayoutProperty(id, "visibility", isShown ? "visible" : "none");
    const points = pointFilter(style.pointsOfInterest);
    for (const { id, "source-layer": layer, filter } of this.#map.getStyle().layers) {
      if (layer === "pois") {
        if (!this.#filters.has(id)) this.#filters.set(id, filter);
        const own = this.#filters.get(id);
        this.#map.setFilter(id, points ? ["all", own ?? true, points] : own);
      } else if (layer === "public_transport") show(id, showsTransit(style.pointsOfInterest));
      else if (id === "hillshade") show(id, style.isRealistic);
      else if (id === "buildings-3d") show(id, style.showsBuildings && style.isRealistic);
      else if (layer === "buildings") show(id, style.showsBuildings);
    }
  }
}
