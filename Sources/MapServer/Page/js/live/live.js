// Starts a live page: a program's interface, shown and used in the browser.

import { readerLanguage } from "../language.js";
import { canDraw, showWall } from "../messages.js";
import { Settings } from "../settings.js";
import { StyleLoader, loadTileJSON } from "../style.js";
import { Channel } from "./channel.js";
import { InterfaceView } from "./interface.js";
import { LocationFeed } from "./location-feed.js";
import { SceneMap } from "./scene-map.js";
import { TextWidths } from "./text-widths.js";

const root = document.getElementById("interface");
const connection = document.getElementById("connection");

/** The maps of the page, by the ids of their elements. */
class Maps {
  #surroundings;
  #send;
  #nodes = new Map();
  #scenes = new Map();
  #shown = new Map();

  constructor(surroundings, send) {
    this.#surroundings = surroundings;
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
    for (const [key, { scene, changes }] of Object.entries(updates)) {
      const id = Number(key);
      if (!this.#shown.has(id) && scene) this.#start(id, scene);
      else this.#shown.get(id)?.then((map) => (scene ? map.take(scene) : map.change(changes)));
    }
  }

  #start(id, scene) {
    const container = document.createElement("div");
    container.className = "scene-map";
    this.#nodes.get(id)?.prepend(container);
    this.#shown.set(id, SceneMap.show(container, scene, {
      surroundings: this.#surroundings,
      send: (event, kind) => this.#send({ map: { _0: id, _1: event } }, kind && `${kind} ${id} ${Object.keys(event)[0]}`),
      tileAddress: (overlay) => `/live/tiles/${id}/${overlay}/{z}/{x}/{y}`,
    }));
  }

  async settleCameras() {
    for (const map of this.#shown.values()) (await map).settleCamera();
  }
}

async function start() {
  if (!canDraw()) {
    showWall("This browser cannot draw maps", "Maps need WebGL, which is missing or switched off here.");
    return;
  }
  const tileJSON = await loadTileJSON();
  const settings = new Settings();
  const channel = new Channel("/live");
  const send = (event, kind) => channel.send({ interface: event }, kind);
  let reported;
  const reportSize = () => {
    const size = [root.clientWidth, root.clientHeight];
    // While a report is on its way, the program's word is older than it.
    const known = channel.isSettled ? view.size : reported ?? view.size;
    if (known && known[0] === size[0] && known[1] === size[1]) return;
    reported = size;
    send({ resized: { _0: size } }, "resized");
  };
  const surroundings = {
    loader: new StyleLoader(tileJSON, readerLanguage()), tileJSON, hasImagery: Boolean(tileJSON.imagery), settings,
    willUse: reportSize,
  };
  const maps = new Maps(surroundings, send);
  const act = {
    send, isSettled: () => channel.isSettled,
    edit: (id, text) => send({ edited: { _0: id, _1: text } }, `edited ${id}`),
  };
  const view = new InterfaceView(root, act, maps);
  const locationFeed = new LocationFeed((location) => channel.send({ location }, "location"));
  const textWidths = new TextWidths(root);
  let isFirst = true;
  channel.addEventListener("message", ({ content }) => {
    view.take(content);
    maps.take(content.maps);
    if (channel.isSettled) {
      view.settle();
      maps.settleCameras();
    }
    locationFeed.run(content.wantsLocation);
    const faces = textWidths.measure(content.elements);
    if (faces.length) send({ measured: { _0: faces } });
    if (isFirst) reportSize();
    isFirst = false;
  });
  channel.addEventListener("connected", () => { connection.hidden = true; });
  channel.addEventListener("lost", () => { connection.hidden = false; });
  new ResizeObserver(reportSize).observe(root);
  window.mapwright = { channel, maps, settings, view }; // for the console and the tests
}

start().catch((error) => {
  console.warn(error.message);
  showWall("The program could not be reached", "It may have stopped.", error.message);
});
