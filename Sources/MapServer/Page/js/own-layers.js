// What the page itself draws on the map: sources and layers of its own that stay when the style changes.

const OWN = "own-";

/** Gives a new style what the page had drawn on the one before: MapLibre's `transformStyle`. */
export function keepOwnLayers(previous, next) {
  if (!previous) return next;
  const isOwn = ({ source }) => source?.startsWith(OWN);
  const sources = Object.entries(previous.sources).filter(([name]) => name.startsWith(OWN));
  const own = previous.layers.filter(isOwn);
  const labels = next.layers.findIndex(({ type }) => type === "symbol");
  const border = labels < 0 ? next.layers.length : labels;
  const below = own.filter(({ metadata }) => metadata?.below === "labels");
  return {
    ...next,
    terrain: previous.terrain, // stands on a source of ours
    sources: { ...next.sources, ...Object.fromEntries(sources) },
    layers: [
      ...next.layers.slice(0, border), ...below, ...next.layers.slice(border),
      ...own.filter((layer) => !below.includes(layer)),
    ],
  };
}

/** A source of features and the layers that show it. */
export class OwnLayers {
  #map;
  #source;
  #layers;
  #data = { type: "FeatureCollection", features: [] };

  /**
   * `layers(dark)` tells the layers, without source, for light or dark ground; `below: "labels"` puts them under the
   * map's names.
   */
  constructor(map, settings, name, layers, { below } = {}) {
    this.#map = map;
    this.#source = OWN + name;
    this.#layers = () => layers(settings.effectiveAppearance === "dark").map((layer) => ({
      ...layer, id: `${this.#source}-${layer.id}`, source: this.#source, metadata: { below },
    }));
    settings.addEventListener("change", () => this.#repaint());
  }

  /** Shows these features instead of those before; none takes the layers away. */
  show(features) {
    this.#data = { type: "FeatureCollection", features };
    const source = this.#map.getSource(this.#source);
    if (source) source.setData(this.#data);
    else if (features.length) this.#add();
  }

  clear() {
    if (this.#data.features.length) this.show([]);
  }

  /** Whether a layer stands in the style: none does before something is shown. */
  get isShown() { return this.#data.features.length > 0; }

  #add() {
    if (!this.isShown || this.#map.getSource(this.#source)) return;
    const { layers } = this.#map.getStyle() ?? {}; // none before the first style has come
    if (!layers) return void this.#map.once("style.load", () => this.#add());
    const [first] = this.#layers();
    const border = first.metadata.below && layers.find(({ type }) => type === "symbol")?.id;
    this.#map.addSource(this.#source, { type: "geojson", data: this.#data });
    for (const layer of this.#layers()) this.#map.addLayer(layer, border);
  }

  #repaint() {
    for (const { id, paint } of this.#layers()) {
      if (!this.#map.getLayer(id)) continue;
      for (const [name, value] of Object.entries(paint)) this.#map.setPaintProperty(id, name, value);
    }
  }
}

export const lineFeature = (coordinates, properties = {}) =>
  ({ type: "Feature", properties, geometry: { type: "LineString", coordinates } });

export const pointFeature = (coordinates, properties = {}) =>
  ({ type: "Feature", properties, geometry: { type: "Point", coordinates } });
