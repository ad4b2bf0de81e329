// Starts a live page: a program's interface, shown and used in the browser.

import { readerLanguage } from "../language.js";
import { canDraw, showNotice, showFailure } from "../messages.js";
import { Settings } from "../settings.js";
import { StyleLoader, loadTileJSON } from "../style.js";
import { Channel } from "./channel.js";
import { coveredEdges } from "./covered-edges.js";
import { InterfaceEvents } from "./events.js";
import { InterfaceView } from "./interface.js";
import { LocationWatch } from "./location-watch.js";
import { VERSION } from "./protocol.js";
import { SceneMap } from "./scene-map.js";
import { TextMetrics } from "./text-metrics.js";

const root = document.getElementById("interface");
const connection = document.getElementById("connection");

/** The maps of the page, by the ids of their elements. */
class Maps {
  #shared;
  #send;
  #nodes = new Map();
  #scenes = new Map();
  #shown = new Map();

  constructor(shared, send) {
    this.#shared = shared;
    this.#send = send;
  }

  get shown() { return this.#shown; }

  place(id, node) { this.#nodes.set(id, node); }

  remove(id) {
    this.#nodes.delete(id);
    this.#scenes.delete(id);
    this.#shown.get(id)?.then?.((map) => map.remove());
    this.#shown.delete(id);
  }

  take(updates) {
    for (const { element: id, scene, changes } of updates) {
      if (!this.#shown.has(id) && scene) this.#start(id, scene);
      else this.#shown.get(id)?.then((map) => (scene ? map.take(scene) : map.change(changes)));
    }
  }

  #start(id, scene) {
    const container = document.createElement("div");
    container.className = "scene-map";
    this.#nodes.get(id)?.prepend(container);
    this.#shown.set(id, SceneMap.show(container, scene, {
      shared: this.#shared,
      send: (event, kind) => this.#send(InterfaceEvents.map(id, event), kind && `${kind} ${id} ${event.type}`),
      tileAddress: (overlay) => `/live/tiles/${id}/${overlay}/{z}/{x}/{y}`,
    }));
  }

  /** Moves controls, scale and credit of each map out from under what stands before it. */
  clearEdges() {
    for (const node of this.#nodes.values()) {
      const { top, bottom } = coveredEdges(node, root);
      node.style.setProperty("--covered-top", `${top}px`);
      node.style.setProperty("--covered-bottom", `${bottom}px`);
    }
  }

  async settleCameras() {
    for (const map of this.#shown.values()) (await map).settleCamera();
  }
}

/** Settings for which the program's word comes first: it hears of the browser's, and shows the same in all browsers. */
class LiveSettings extends Settings {
  wanted; // not private, as it is read before this class has its fields

  get effectiveAppearance() { return this.wanted ?? this.own; }

  /** What the reader or the system say. */
  get own() { return super.effectiveAppearance; }

  /** Takes "light" or "dark", or undefined while the program has said nothing. */
  want(appearance) {
    if (appearance === this.wanted) return;
    this.wanted = appearance;
    document.documentElement.dataset.appearance = this.effectiveAppearance;
    this.dispatchEvent(new Event("change"));
  }
}

async function start() {
  if (!canDraw()) {
    showFailure("This browser cannot draw maps", "Maps need WebGL, which is missing or switched off here.");
    return;
  }
  const tileJSON = await loadTileJSON();
  const settings = new LiveSettings();
  const channel = new Channel("/live");
  const send = (event, kind) => channel.send(event, kind);
  let reported;
  const reportSize = () => {
    const size = [root.clientWidth, root.clientHeight];
    // While a report is on its way, the program's word is older than it.
    const known = channel.isSettled ? view.size : reported ?? view.size;
    if (known && known[0] === size[0] && known[1] === size[1]) return;
    reported = size;
    send(InterfaceEvents.resized(size), "resized");
  };
  let own;
  const reportAppearance = () => {
    if (settings.own === own) return;
    own = settings.own;
    send(InterfaceEvents.appearance(own === "dark"), "appearance");
  };
  settings.addEventListener("change", reportAppearance);
  const shared = {
    loader: new StyleLoader(tileJSON, readerLanguage()), tileJSON, hasImagery: Boolean(tileJSON.imagery), settings,
    willUse: reportSize,
  };
  const maps = new Maps(shared, send);
  const act = {
    send, isSettled: () => channel.isSettled, lineHeight: (text) => textMetrics.lineHeight(text),
    edit: (id, text) => send(InterfaceEvents.edited(id, text), `edited ${id}`),
  };
  const view = new InterfaceView(root, act, maps);
  const locationWatch = new LocationWatch((event) => channel.send(event, "location"));
  const textMetrics = new TextMetrics(root);
  const measure = (elements) => {
    const faces = textMetrics.measure(elements);
    if (faces.length) send(InterfaceEvents.measured(faces));
  };
  let isFirst = true;
  channel.addEventListener("update", ({ content }) => {
    measure(content.elements);
    view.take(content);
    // Most of what is told moves a map's things alone.
    if (content.elements.length || content.removed.length) maps.clearEdges();
    settings.want({ true: "dark", false: "light" }[view.isDark]);
    // A program that has begun anew has not heard yet.
    if (view.isDark === undefined) {
      own = undefined;
      reportAppearance();
    }
    maps.take(content.maps);
    if (channel.isSettled) {
      view.settle();
      maps.settleCameras();
    }
    locationWatch.run(content.wantsLocation);
    if (isFirst) reportSize();
    isFirst = false;
  });
  channel.addEventListener("connected", () => { connection.hidden = true; });
  channel.addEventListener("lost", () => { connection.hidden = false; });
  channel.addEventListener("otherVersion", ({ version }) => {
    console.error(`This page is of version ${VERSION} of the live page's messages, the program of ${version ?? "another"}.`);
    showNotice("This page is of another version than the program.", "Reload", () => location.reload());
  });
  // Letters have other measures in other fonts, and when the browser's zoom is another.
  const measureAnew = () => {
    textMetrics.reset();
    measure(view.elements);
  };
  document.fonts?.addEventListener("loadingdone", measureAnew);
  let ratio = devicePixelRatio;
  addEventListener("resize", () => {
    if (devicePixelRatio === ratio) return;
    ratio = devicePixelRatio;
    measureAnew();
  });
  new ResizeObserver(reportSize).observe(root);
  window.mapwright = { channel, maps, settings, view }; // for the console and the tests
}

start().catch((error) => {
  console.warn(error.message);
  showFailure("The program could not be reached", "It may have stopped.", error.message);
});
