// Draws routes: the chosen one in color with a casing, the others muted, a lit stretch, all below the map's names.

import { OwnLayers, lineFeature, pointFeature } from "../own-layers.js";

const ROUND = { "line-cap": "round", "line-join": "round" };
const width = (factor) => ["interpolate", ["exponential", 1.4], ["zoom"], 8, 4 * factor, 14, 6.5 * factor, 18, 12 * factor];

const line = (id, color, factor, more = {}) =>
  ({ id, type: "line", layout: ROUND, paint: { "line-color": color, "line-width": width(factor), ...more } });

const others = (dark) => [
  line("case", dark ? "#1c2a3d" : "#ffffff", 1.35),
  line("line", dark ? "#5d7393" : "#92aed6", 0.95),
];

const chosen = (dark) => [
  line("case", dark ? "#0d1b33" : "#173e85", 1.4),
  line("line", dark ? "#6ea3f7" : "#3a78e0", 1),
];

const lit = (dark) => [
  line("case", dark ? "#fff3d6" : "#5c2f00", 1.75),
  line("line", dark ? "#ffb03a" : "#ff9d1c", 1.15),
];

const drag = (dark) => [
  {
    id: "line", type: "line", filter: ["==", ["geometry-type"], "LineString"],
    paint: { "line-color": dark ? "#ffffff" : "#173e85", "line-width": 3, "line-dasharray": [1.5, 1.5] },
  },
  {
    id: "knob", type: "circle", filter: ["==", ["geometry-type"], "Point"],
    paint: {
      "circle-radius": 7, "circle-color": "#ffffff", "circle-stroke-width": 3,
      "circle-stroke-color": dark ? "#6ea3f7" : "#173e85",
    },
  },
];

/** The lines of an answer on the map. */
export class RouteLines {
  #others;
  #chosen;
  #lit;
  #drag;

  constructor(map, settings) {
    const below = { below: "labels" };
    this.#others = new OwnLayers(map, settings, "route-others", others, below);
    this.#chosen = new OwnLayers(map, settings, "route", chosen, below);
    this.#lit = new OwnLayers(map, settings, "route-step", lit, below);
    this.#drag = new OwnLayers(map, settings, "route-drag", drag);
  }

  /** Shows routes, the one at `index` as chosen, unless it is drawn elsewhere. */
  show(routes, index, isDrawn = false) {
    this.#others.show(routes.filter((_, at) => at !== index).map(({ geometry }) => lineFeature(geometry)));
    const route = routes[index];
    this.#chosen.show(route && !isDrawn ? [lineFeature(route.geometry)] : []);
    this.#lit.clear();
  }

  clear() {
    for (const layers of [this.#others, this.#chosen, this.#lit, this.#drag]) layers.clear();
  }

  /** Lights up the stretch of a step; nothing without one. */
  light(step) {
    if (step) this.#lit.show([lineFeature(step.geometry)]);
    else this.#lit.clear();
  }

  /** Shows where the route can be taken hold of, or with neighbors, where it is being dragged to. */
  drag(position, neighbors = []) {
    if (!position) {
      this.#drag.clear();
      return;
    }
    const dashes = neighbors.map((neighbor) => lineFeature([neighbor, position]));
    this.#drag.show([...dashes, pointFeature(position)]);
  }
}
