// Keeps the map's padding with the panel, so that what the map centers is in the part that the panel leaves free.
//
//     page.camera.reveal([longitude, latitude], 15);   // moves only if it is hidden or farther out than zoom 15
//     page.camera.revealAll([[longitude, latitude], …]);

const SIDES = ["top", "right", "bottom", "left"];
const equal = (a, b) => SIDES.every((side) => Math.round(a[side] ?? 0) === Math.round(b[side] ?? 0));

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
    if (equal(map.getPadding(), padding)) return;
    const { clientWidth, clientHeight } = map.getContainer();
    const middle = [
      (padding.left + clientWidth - padding.right) / 2, (padding.top + clientHeight - padding.bottom) / 2,
    ];
    map.jumpTo({ center: map.unproject(middle), padding }, { isStill: true });
  }

  /** Shows a view as the address tells it, whose center is that of the whole picture. */
  restore(view) {
    this.#map.jumpTo({ ...view, padding: { top: 0, right: 0, bottom: 0, left: 0 } });
    this.#follow();
  }

  /** Whether a position is well inside the part of the map that is free. */
  shows(position, margin = 40) {
    const { left, right, top, bottom } = this.#sheet.padding;
    const { clientWidth, clientHeight } = this.#map.getContainer();
    const { x, y } = this.#map.project(position);
    return x >= left + margin && x <= clientWidth - right - margin && y >= top + margin && y <= clientHeight - bottom - margin;
  }

  /** Moves to a position if it is not in sight; `zoom` is the least one wanted. */
  reveal(position, zoom = 0) {
    this.#map.stop();
    if (this.shows(position) && this.#map.getZoom() >= zoom) return;
    this.#map.easeTo({ center: position, zoom: Math.max(this.#map.getZoom(), zoom), duration: 700 });
  }

  /** Moves so that all these positions are seen. */
  revealAll(positions, { maxZoom = 17 } = {}) {
    if (!positions.length) return;
    this.#map.stop();
    const longitudes = positions.map(([longitude]) => longitude);
    const latitudes = positions.map(([, latitude]) => latitude);
    this.#map.fitBounds([
      [Math.min(...longitudes), Math.min(...latitudes)], [Math.max(...longitudes), Math.max(...latitudes)],
    ], { padding: 56, maxZoom, duration: 700, bearing: this.#map.getBearing() });
  }
}
