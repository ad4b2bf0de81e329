// Fetches a style from the server and fits it to this reader and this extract.

import { areasOf, endsInSea, extractAreas, fitToExtract } from "./extract.js";
import { localizeCountries, localizeLabels } from "./language.js";

async function json(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The atlas's TileJSON. */
export const loadTileJSON = () => json("/tiles.json");

// The renderer's workers know no base address, so every address is made whole here.
const whole = (address) => new URL(address, location.origin).href.replaceAll("%7B", "{").replaceAll("%7D", "}");

/** Makes ready-to-show styles; what does not change is fetched once. */
export class StyleLoader {
  #tileJSON;
  #language;
  #vectorSource;
  #outlines = new Map();

  /** `vectorSource` replaces the style's own source of tiles; undefined keeps it. */
  constructor(tileJSON, language, vectorSource) {
    this.#tileJSON = tileJSON;
    this.#language = language;
    this.#vectorSource = vectorSource;
  }

  /** A style by name ("standard", "muted", "hybrid") and appearance ("light", "dark"). */
  async load(name, appearance) {
    const style = await json(`/style.json?style=${name}&appearance=${appearance}`);
    if (style.sprite) style.sprite = whole(style.sprite);
    for (const source of Object.values(style.sources)) {
      if (source.url) source.url = whole(source.url);
      if (source.tiles) source.tiles = source.tiles.map(whole);
      if (typeof source.data === "string") source.data = whole(source.data);
    }
    if (this.#vectorSource) style.sources.atlas = this.#vectorSource;
    this.#dropEmptyLayers(style);
    await this.#addExtract(style);
    const outline = style.sources["world-countries"];
    if (outline) {
      outline.data = localizeCountries(await this.#outline(outline), this.#language);
    }
    localizeLabels(style, this.#language);
    if (name === "hybrid") this.#addImagery(style);
    return style;
  }

  /** A part of the world outline, fetched once. */
  async #outline({ data }) {
    if (!this.#outlines.has(data)) this.#outlines.set(data, await json(new URL(data).pathname));
    return this.#outlines.get(data);
  }

  /** An extract without, say, dams has no tile layer of them; the renderer would complain of each. */
  #dropEmptyLayers(style) {
    const known = this.#tileJSON.vector_layers?.map(({ id }) => id);
    if (!known) return;
    style.layers = style.layers.filter((layer) => layer.source !== "atlas" || known.includes(layer["source-layer"]));
  }

  async #addExtract(style) {
    const areas = areasOf(this.#tileJSON);
    if (!style.sources.extract || !areas.length) return;
    style.sources.extract.data = extractAreas(areas);
    const land = await this.#outline(style.sources["world-land"]);
    const water = style.layers.find(({ id }) => id === "background").paint["background-color"];
    fitToExtract(style, areas, areas.every((area) => endsInSea(area, land)) ? water : undefined);
  }

  #addImagery(style) {
    style.sources.imagery = { type: "raster", url: whole(this.#tileJSON.imagery), tileSize: 256 };
    style.layers.unshift({ id: "imagery", type: "raster", source: "imagery" });
  }
}
