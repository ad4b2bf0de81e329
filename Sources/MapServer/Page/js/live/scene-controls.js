// What is around a scene's map: compass, scale, zoom, pitch, following the user.

import { ButtonGroup, makeButton } from "../controls.js";
import { MapEvents } from "./events.js";
import { reportUnknown } from "./protocol.js";
import { symbol } from "./symbols.js";

const COMPASS = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 2.5l3 7.5H7z" fill="#ff3b30"/><path d="M10 17.5l3-7.5H7z" fill="currentColor" opacity=".55"/></svg>';

function iconButton(name, label, perform) {
  const button = makeButton("", label, perform);
  button.replaceChildren(symbol(name, 20));
  return button;
}

function compass(map, { visibility }, send) {
  const button = makeButton("", "Turn north up", () => send(MapEvents.controlUsed("compass")));
  button.innerHTML = COMPASS;
  button.classList.add("compass");
  const turn = () => {
    button.firstElementChild.style.transform = `rotate(${-map.getBearing()}deg)`;
    const isNorth = Math.abs(map.getBearing()) < 0.5 && map.getPitch() < 0.5;
    button.parentElement?.classList.toggle("away", visibility === "adaptive" && isNorth);
  };
  map.on("rotate", turn);
  map.on("pitch", turn);
  queueMicrotask(turn);
  return [button];
}

const MAKERS = {
  compass,
  zoom: (map) => [
    iconButton("plus", "Zoom in", (event) => map.zoomIn({}, { originalEvent: event })),
    iconButton("minus", "Zoom out", (event) => map.zoomOut({}, { originalEvent: event })),
  ],
  pitch: (map, _, send) => {
    const button = makeButton("3D", "Tilt the map", () => send(MapEvents.controlUsed("pitch")));
    const update = () => button.setAttribute("aria-pressed", String(map.getPitch() > 1));
    map.on("pitch", update);
    update();
    return [button];
  },
  userTracking: (_, __, send) => [iconButton("location", "Show where you are", () => send(MapEvents.controlUsed("userTracking")))],
};

/** Puts a scene's controls on a map. */
export class SceneControls {
  #map;
  #send;
  #shown = [];
  #text = "";

  constructor(map, send) {
    this.#map = map;
    this.#send = send;
  }

  /** Shows these and no others. */
  show(controls) {
    const text = JSON.stringify(controls);
    if (text === this.#text) return;
    this.#text = text;
    for (const control of this.#shown) this.#map.removeControl(control);
    const kinds = new Set();
    const isShown = ({ kind }) => {
      if (kind !== "scale" && !Object.hasOwn(MAKERS, kind)) {
        reportUnknown("control of a map", kind);
        return false;
      }
      return !kinds.has(kind) && kinds.add(kind);
    };
    this.#shown = controls.filter(isShown).map((control) => this.#add(control));
  }

  #add(control) {
    if (control.kind === "scale") {
      const imperial = ["US", "LR", "MM"].includes(new Intl.Locale(navigator.language).region);
      const scale = new maplibregl.ScaleControl({ unit: imperial ? "imperial" : "metric" });
      this.#map.addControl(scale, "bottom-left");
      return scale;
    }
    const group = new ButtonGroup(...MAKERS[control.kind](this.#map, control, this.#send));
    this.#map.addControl(group, "top-right");
    if (control.frame) {
      const [[x, y]] = control.frame;
      Object.assign(group.onAdd().style, { position: "fixed", margin: 0, left: `${x}px`, top: `${y}px` });
      this.#map.getContainer().append(group.onAdd());
    }
    return group;
  }
}
