// Fetches a style from the server, which fits it to the map's areas, and fits it to this reader.

import { localizeCountries, localizeLabels } from "./language.js";

/** Zoom from which on neither countries nor seas have names. */
const NAMED_BELOW = 9.5;
const NOTHING = { type: "FeatureCollection", features: [] };

async function json(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The atlas's TileJSON. */
export const loadTileJSON = () => json("tiles.json");

// The renderer's workers know no base address, so every address is made whole here.
const whole = (address) => new URL(address, document.baseURI).href.replaceAll("%7B", "{").replaceAll("%7D", "}");

/** Makes ready-to-show styles; what does not change is fetched once. */
export class StyleLoader {
  #tileJSON;
  #language;
  #vectorSource;
  #labels;
  #labelsAddress;

  /** `vectorSource` replaces the style's own source of tiles; undefined keeps it. */
  constructor(tileJSON, language, vectorSource) {
    this.#tileJSON = tileJSON;
    this.#language = language;
    this.#vectorSource = vectorSource;
  }

  /**
   * A style by name ("standard", "muted", "hybrid", "imagery") and appearance ("light", "dark"). Of a map so close that no country
   * is named, by its `zoom`, the names of countries are left to `nameWorld`.
   */
  async load(name, appearance, zoom) {
    const style = await json(`style.json?style=${name}&appearance=${appearance}`);
    delete style.glyphs; // a browser has fonts
    if (style.sprite) style.sprite = whole(style.sprite);
    for (const source of Object.values(style.sources)) {
      if (source.url) source.url = whole(source.url);
      if (source.tiles) source.tiles = source.tiles.map(whole);
      if (typeof source.data === "string") source.data = whole(source.data);
    }
    if (this.#vectorSource) style.sources.atlas = this.#vectorSource;
    this.#dropEmptyLayers(style);
    const labels = style.sources["world-labels"];
    if (labels) {
      this.#labelsAddress = labels.data;
      labels.data = zoom >= NAMED_BELOW && !this.#labels ? NOTHING : await this.#worldLabels();
    }
    localizeLabels(style, this.#language);
    return style;
  }

  /** Names countries and seas once the map is so far out that they are seen. */
  nameWorld(map) {
    const name = async () => {
      if (map.getZoom() >= NAMED_BELOW || !this.#labelsAddress) return;
      map.off("zoom", name);
      const labels = await this.#worldLabels().catch(() => undefined); // the next style tries again
      if (labels) map.getSource("world-labels")?.setData(labels);
    };
    if (!this.#labels) map.on("zoom", name);
  }

  /** The names of countries and seas, fetched once. */
  #worldLabels() {
    this.#labels ??= json(new URL(this.#labelsAddress).pathname).then((labels) => localizeCountries(labels, this.#language))
      .catch((error) => {
        this.#labels = undefined;
        throw error;
      });
    return this.#labels;
  }

  /** An extract without, say, dams has no tile layer of them; the renderer would complain of each. */
  #dropEmptyLayers(style) {
    const known = this.#tileJSON.vector_layers?.map(({ id }) => id);
    if (!known) return;
    style.layers = style.layers.filter((layer) => layer.source !== "atlas" || known.includes(layer["source-layer"]));
  }
}
