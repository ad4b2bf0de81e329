// One layer of points as the map's view shows it, kept up to date by server-sent events.
//
// A view is followed by one stream; where a browser has too many of them already, it is asked for once after each move.

import { Marks } from "./marks.js";

const SETTLE = 150; // ms that the map stands still before another view is followed
const MOST_STREAMS = 3; // a browser keeps six connections to a server
const SPARE = 0.15; // of the view beyond each edge, so that a short move shows no gap

let streams = 0;

/** Clusters are counted for a world of 256 points; MapLibre's is 512 wide. */
const levelOf = (map) => Math.min(Math.max(Math.floor(map.getZoom() + 0.001) + 1, 0), 30);

function regionOf(map) {
  const bounds = map.getBounds();
  const [up, across] = [bounds.getNorth() - bounds.getSouth(), bounds.getEast() - bounds.getWest()];
  const clamp = (value, most) => Math.min(Math.max(value, -most), most).toFixed(5);
  return [
    clamp(bounds.getSouth() - up * SPARE, 90), clamp(bounds.getWest() - across * SPARE, 540),
    clamp(bounds.getNorth() + up * SPARE, 90), clamp(bounds.getEast() + across * SPARE, 540),
  ].join(",");
}

/** Points at one and the same place become one item with them in its `stack`. */
function stacked(items) {
  const places = new Map();
  for (const item of items) {
    const place = item.count > 1 ? item.id : `${item.latitude.toFixed(6)},${item.longitude.toFixed(6)}`;
    if (places.has(place)) places.get(place).push(item);
    else places.set(place, [item]);
  }
  return [...places.values()].map((stack) => (stack.length > 1 ? { ...stack[0], count: stack.length, stack } : stack[0]));
}

/** A layer that is shown. Fires `change` when other things are in view. */
export class LiveLayer extends EventTarget {
  #map;
  #marks;
  #items = new Map();
  #stream;
  #timer;
  #level;
  #isOver = false;
  #moved = () => this.#follow();

  constructor(map, name, color, choose) {
    super();
    this.name = name;
    this.#map = map;
    this.#marks = new Marks(map, color, (item) => choose(this, item));
    map.on("move", this.#moved);
    this.#open();
  }

  /** What is in view, the largest first. */
  get items() { return [...this.#items.values()].sort((one, two) => two.count - one.count); }

  get level() { return this.#level; }

  highlight(id) { this.#marks.highlight(id); }

  close() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#map.off("move", this.#moved);
    this.#end();
    this.#marks.clear();
  }

  #follow() {
    clearTimeout(this.#timer);
    // Clusters split while one zooms, not afterwards.
    const wait = levelOf(this.#map) === this.#level ? SETTLE : 0;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #end() {
    if (this.#stream instanceof EventSource) streams -= 1;
    this.#stream?.close();
    this.#stream = undefined;
  }

  #open() {
    this.#end();
    const level = levelOf(this.#map);
    const query = new URLSearchParams({ zoom: level, region: regionOf(this.#map) });
    const path = encodeURIComponent(this.name);
    if (streams >= MOST_STREAMS) return void this.#ask(`clusters/${path}?${query}`, level);
    streams += 1;
    this.#stream = new EventSource(`points/${path}/changes?${query}`);
    this.#stream.addEventListener("snapshot", ({ data }) => this.#take(JSON.parse(data), level));
    this.#stream.addEventListener("changes", ({ data }) => {
      const { added, changed, removed } = JSON.parse(data);
      const items = new Map(this.#items);
      for (const id of removed) items.delete(id);
      for (const item of [...added, ...changed]) items.set(item.id, item);
      this.#show(items, false);
    });
  }

  async #ask(path, level) {
    const asked = new AbortController();
    this.#stream = { close: () => asked.abort() };
    try {
      const answer = await fetch(path, { signal: asked.signal });
      if (answer.ok) this.#take(await answer.json(), level);
    } catch {
      // Overtaken, or the server is away: what was shown stays.
    }
  }

  #take({ clusters, points }, level) {
    const zooms = this.#level !== undefined && this.#level !== level;
    this.#level = level;
    this.#show(new Map([...clusters, ...points].map((item) => [item.id, item])), zooms);
  }

  #show(items, zooms) {
    if (this.#isOver) return;
    this.#items = items;
    this.#marks.show(stacked(items.values()), { zooms });
    this.dispatchEvent(new Event("change"));
  }
}
