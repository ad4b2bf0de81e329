// Keeps the map's padding with the panel, so that what the map centers is in the part that the panel leaves free.
//
//     page.camera.reveal([longitude, latitude], 15);   // moves only if it is hidden or farther out than zoom 15
//     page.camera.revealAll([[longitude, latitude], …]);

import { buttonCorner } from "../controls.js";

const SIDES = ["top", "right", "bottom", "left"];
const MARGIN = 48; // pixels around what is shown whole: room for a pin and the name beside it
const PIN = 15; // pixels of a pin to each side

/** Moves a map beside a panel. */
export class Camera {
  #map;
  #sheet;

  constructor(map, sheet) {
    this.#map = map;
    this.#sheet = sheet;
    sheet.addEventListener("change", () => this.#follow());
    this.#follow();
  }

  /** The picture stays where it is; only what counts as its middle moves. */
  #follow() {
    const map = this.#map;
    if (map.isMoving()) return void map.once("moveend", () => this.#follow());
    const padding = this.#sheet.padding;
    const before = map.getPadding();
    if (SIDES.every((side) => Math.round(before[side]) === Math.round(padding[side]))) return;
    const { left, top, right, bottom } = this.free;
    map.jumpTo({ center: map.unproject([(left + right) / 2, (top + bottom) / 2]), padding }, { isStill: true });
  }

  /** The part of the map that the panel leaves free, by its edges in pixels. */
  get free() {
    const { left, top, right, bottom } = this.#sheet.padding;
    const { clientWidth, clientHeight } = this.#map.getContainer();
    return { left, top, right: clientWidth - right, bottom: clientHeight - bottom };
  }

  /** The map's middle as the service is told it: "60.17123,24.94456". */
  get near() {
    const { lat, lng } = this.#map.getCenter().wrap();
    return `${lat.toFixed(5)},${lng.toFixed(5)}`;
  }

  /** Shows a view as the address tells it, whose center is that of the whole picture. */
  restore(view) {
    this.#map.jumpTo({ ...view, padding: { top: 0, right: 0, bottom: 0, left: 0 } });
    this.#follow();
  }

  get #buttons() { return this.#map.getContainer().querySelector(`.maplibregl-ctrl-${buttonCorner()}`); }

  /** Whether a position is well inside the part of the map that is free, and beside its buttons. */
  shows(position, margin = 40) {
    const { left, top, right, bottom } = this.free;
    const { x, y } = this.#map.project(position);
    const { offsetLeft, offsetWidth, offsetHeight } = this.#buttons;
    const isCovered = x > offsetLeft - PIN && x < offsetLeft + offsetWidth + PIN && y < offsetHeight;
    return !isCovered && x >= left + margin && x <= right - margin && y >= top + margin && y <= bottom - margin;
  }

  /** Moves to a position if it is not in sight; `zoom` is the least one wanted. */
  reveal(position, zoom = 0) {
    this.#map.stop();
    if (this.shows(position) && this.#map.getZoom() >= zoom) return;
    this.#map.easeTo({ center: position, zoom: Math.max(this.#map.getZoom(), zoom), duration: 700 });
  }

  /** Moves so that all these positions are seen, beside panel and buttons. */
  revealAll(positions, { maxZoom = 17 } = {}) {
    if (!positions.length) return;
    this.#map.stop();
    const longitudes = positions.map(([longitude]) => longitude);
    const latitudes = positions.map(([, latitude]) => latitude);
    const { left, top, right, bottom } = this.free;
    // A map on another page may be smaller than the usual margins.
    const [across, up] = [right - left, bottom - top].map((size) => Math.min(MARGIN, size / 6));
    const padding = { left: across, right: across, top: up, bottom: up };
    padding[buttonCorner().slice(4)] += Math.min(this.#buttons.offsetWidth, 2 * across);
    this.#map.fitBounds([
      [Math.min(...longitudes), Math.min(...latitudes)], [Math.max(...longitudes), Math.max(...latitudes)],
    ], { padding, maxZoom, duration: 700, bearing: this.#map.getBearing() });
  }
}
