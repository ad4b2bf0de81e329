// Places: the card of what was found, clicked on the map, or is named in the address.
//
// Part of the address: `place`, an element of OpenStreetMap ("n123") or a position ("60.17,24.94"). Offers "place" to
// other features: perform("place", { osm, latitude, longitude, title }), of which either `osm` or the position is
// needed, shows a card.

import { offer } from "../actions.js";
import { element } from "../element.js";
import { placeList } from "../search/list.js";
import { t } from "../words/words.js";
import { placeCard } from "./card.js";
import { positionText, readPosition, referenceOf } from "./description.js";

const CLOSE_BY = 40;

class Places {
  #page;
  #reference;
  #view = {
    name: "place", title: "", detent: "half", element: element("div", { class: "place" }),
    opened: () => this.#page.address.set({ place: this.#reference }, { push: true }),
    closed: () => this.#forget(),
  };

  constructor(page) {
    this.#page = page;
    page.address.register("place", (value) => this.#restore(value));
    offer("place", (place, options) => this.open(place, options));
    if (page.switches.pois) this.#openClicked();
  }

  /** Shows a card; what is known already is shown at once. */
  async open(place, { focus = true, zoom = 0 } = {}) {
    this.#reference = referenceOf(place);
    this.#view.place = undefined;
    const reference = this.#reference;
    this.#view.title = place.title ?? t("place.loading");
    this.#view.element.replaceChildren(...(place.title && place.kind ? this.#card(place) : []));
    this.#page.panel.show(this.#view, { focus });
    if (Number.isFinite(place.latitude)) this.#mark(place, zoom);
    try {
      await (place.osm ? this.#tellPlace(place, reference, zoom) : this.#tellPosition(place));
    } catch (error) {
      if (reference === this.#reference) this.#fail(error);
    }
  }

  #card(place, names) {
    const { address } = this.#page;
    this.#view.place = place; // where the panel's button leads
    return placeCard(place, {
      names, shareLink: () => address.link({ place: referenceOf(place) }, `#17/${positionText(place).replace(",", "/")}`),
    });
  }

  async #tellPlace(place, reference, zoom) {
    const { service, languages, panel } = this.#page;
    const answer = await service.ask("place", `place/${place.osm}`, { language: languages, open: "now" });
    const found = answer?.place.results[0];
    if (!found || reference !== this.#reference) return;
    const whole = { ...found, attributes: answer.attributes };
    panel.retitle(this.#view, whole.title);
    this.#view.element.replaceChildren(...this.#card(whole, answer.names));
    if (!Number.isFinite(place.latitude)) this.#mark(whole, zoom || 15);
    if (whole.category === "publicTransport") await this.#tellDepartures(whole, reference);
  }

  /** Puts the next departures below the buttons of a stop's card. */
  async #tellDepartures(place, reference) {
    // A card without them is whole, too.
    const board = await import("./departures.js").then(({ departuresAt }) => departuresAt(this.#page, place)).catch(() => {});
    if (board && reference === this.#reference) this.#view.element.querySelector(".rounds")?.after(board);
  }

  async #tellPosition(position) {
    const { service, languages, panel } = this.#page;
    const reference = this.#reference;
    const answer = await service.ask("place", "reverse", { location: positionText(position), language: languages });
    if (!answer || reference !== this.#reference) return;
    const [nearest] = answer.results.filter(({ kind }) => kind === "address" || kind === "street");
    const { address } = nearest ?? answer.results[0] ?? {};
    const isHere = nearest?.distance <= CLOSE_BY;
    const title = isHere ? nearest.title : t("place.position");
    panel.retitle(this.#view, title);
    const card = this.#card({
      latitude: position.latitude, longitude: position.longitude, title, kind: isHere ? nearest.kind : "poi",
      subtitle: isHere ? nearest.subtitle : nearest ? t("place.near", { place: nearest.title }) :
        [address?.city, address?.country].filter(Boolean).join(", "),
      address,
    });
    const around = answer.results.filter(({ kind }) => kind === "poi").slice(0, 6);
    if (around.length) {
      card.push(element("h3", { class: "around" }, t("search.categories")),
        placeList(around, { choose: (place) => this.open(place) }));
    }
    this.#view.element.replaceChildren(...card);
  }

  #mark({ latitude, longitude }, zoom) {
    const position = [longitude, latitude];
    this.#page.pins.select(position);
    this.#page.camera.reveal(position, zoom);
  }

  #fail(error) {
    this.#page.panel.retitle(this.#view, t("kind.poi"));
    this.#view.element.replaceChildren(element("p", { role: "alert" }, error.words ?? error.message));
  }

  #restore(value) {
    const position = value && readPosition(value);
    if (/^[nwr]\d{1,18}$/.test(value ?? "")) {
      if (value !== this.#reference) this.open({ osm: value }, { focus: false });
    } else if (position) {
      this.open(position, { focus: false });
    } else this.#page.panel.remove(this.#view);
  }

  #forget() {
    this.#page.service.cancel("place");
    this.#reference = undefined;
    this.#page.pins.select();
    this.#page.address.set({ place: null });
  }

  /** Opens the card of a point of interest whose icon or name is clicked. */
  #openClicked() {
    const { map } = this.#page;
    const pointAt = ({ x, y }) => map.queryRenderedFeatures([[x - 3, y - 3], [x + 3, y + 3]]).find((feature) =>
      feature.layer.type === "symbol" && ["pois", "public_transport"].includes(feature.sourceLayer) &&
      feature.geometry.type === "Point" && feature.properties.name);
    map.on("click", async (event) => {
      const feature = this.#page.tool || event.defaultPrevented ? undefined : pointAt(event.point);
      if (!feature) return;
      const [longitude, latitude] = feature.geometry.coordinates;
      const { service } = this.#page;
      const answer = await service.ask("clicked", "reverse", { location: positionText({ latitude, longitude }) }).catch(() => {});
      const found = answer?.results.find((place) => place.kind === "poi" && place.distance < CLOSE_BY &&
        place.name === feature.properties.name) ?? answer?.results.find((place) => place.kind === "poi" && place.distance < 3);
      if (found) this.open({ osm: found.osm, latitude: found.latitude, longitude: found.longitude });
    });
    let pending = false;
    map.on("mousemove", ({ point }) => {
      if (pending || map.isMoving()) return;
      pending = true;
      requestAnimationFrame(() => {
        pending = false;
        map.getCanvas().classList.toggle("over-place", !this.#page.tool && Boolean(pointAt(point)));
      });
    });
  }
}

/** Adds place cards to the page. */
export function addPlaces(page) {
  new Places(page);
}
