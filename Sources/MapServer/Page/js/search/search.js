// Search: the field with its suggestions, the categories, the results with their pins, "Search this area".
//
// Parts of the address: `search`, what was typed, and `find`, a category's button. Offers "search" and "find" to
// other features: perform("search", text), perform("find", "restaurants").

import { offer, perform } from "../actions.js";
import { element } from "../element.js";
import { isContent } from "../embed.js";
import { toldApart } from "../place/description.js";
import { say } from "../spoken.js";
import { t } from "../words/words.js";
import { FINDS, categoryButtons } from "./categories.js";
import { SearchField } from "./field.js";
import { placeList } from "./list.js";
import { favorites, rememberSearch } from "./remembered.js";

const MOST = 25;

/** What the map shows beside the panel: south,west,north,east. */
function seenRegion({ map, camera }) {
  const { left, top, right, bottom } = camera.free;
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]].map((corner) => map.unproject(corner));
  const latitudes = corners.map(({ lat }) => lat);
  const longitudes = corners.map(({ lng }) => lng);
  return [Math.min(...latitudes), Math.min(...longitudes), Math.max(...latitudes), Math.max(...longitudes)]
    .map((value) => value.toFixed(5)).join(",");
}

/** Degrees that two positions lie apart. */
const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

class Search {
  #page;
  #pins;
  #field;
  #asked; // { search } or { find }
  #body = element("div");
  #area = element("button", { type: "button", class: "action area-button", hidden: true, onclick: () => this.#again() },
    t("search.area"));
  #view = {
    name: "search", title: "", coversSearch: false, detent: "half",
    element: element("div", { class: "results" }, this.#body),
    opened: () => this.#page.address.set({ search: null, find: null, ...this.#asked }, { push: true }),
    closed: () => this.#forget(),
  };

  constructor(page) {
    this.#page = page;
    this.#pins = page.pins.layer();
    this.#field = new SearchField(page, {
      search: (text) => this.run({ search: text }),
      open: (entry) => this.open(entry),
      cleared: () => page.panel.remove(this.#view),
    });
    page.panel.top.append(this.#field.element);
    document.querySelector("main").append(this.#area);
    page.map.on("moveend", ({ originalEvent }) => {
      if (originalEvent && page.panel.current === this.#view && !this.#page.tool) this.#area.hidden = false;
    });
    page.panel.addEventListener("change", () => {
      if (page.panel.current !== this.#view) this.#area.hidden = true;
      if (!page.panel.current) this.#fillHome();
    });
    this.#fillHome();
    for (const part of ["search", "find"]) {
      page.address.register(part, (value) => this.#restore(part, value));
    }
    offer("search", (text) => this.run({ search: text }));
    offer("find", (find) => this.run({ find }));
  }

  /** Shows the results of `{ search: text }` or `{ find: name }`; `here`: only what lies in sight. */
  async run(asked, { here = false, focus = true } = {}) {
    const page = this.#page;
    this.#asked = asked;
    this.#area.hidden = true;
    const find = FINDS[asked.find];
    const title = find ? t(`chip.${asked.find}`) : asked.search;
    this.#field.text = title;
    if (!find) rememberSearch({ title });
    this.#view.title = t("search.searching");
    this.#body.replaceChildren();
    page.panel.show(this.#view, { focus });
    const ask = (more) => page.service.ask("search", "search", {
      query: find?.query ?? asked.search, categories: find?.categories, types: find && "poi",
      near: page.camera.near, language: page.languages, ...more,
    });
    let answer;
    try {
      answer = await ask({ region: seenRegion(page), "region-required": here || find ? "true" : "", limit: MOST });
      // Nothing of this category in sight: the nearest ones are better than none.
      if (find && !here && answer?.results.length === 0) answer = await ask({ limit: 10 });
    } catch (error) {
      this.#tell(error.words ?? error.message);
      return;
    }
    if (answer && page.panel.has("search")) this.#show(answer.results, title, { fit: !here, outside: answer.outside });
  }

  #show(places, title, { fit, outside = [] }) {
    if (!places.length) {
      this.#pins.clear();
      if (outside.length) {
        const cities = outside.map((city) => `${city.title} (${city.latitude.toFixed(3)}, ${city.longitude.toFixed(3)})`);
        this.#tell(t("search.outside", { query: title }), cities.join(" · "));
        return;
      }
      this.#tell(t("search.none", { query: title }), t("search.noneHelp"));
      return;
    }
    const count = t("results.count", { count: places.length });
    this.#page.panel.retitle(this.#view, count);
    say(`${title}: ${count}`);
    this.#body.replaceChildren(placeList(toldApart(places, this.#page.map), {
      numbered: true, choose: (place) => this.open(place, false), point: (index) => this.#pins.highlight(index),
    }));
    const positions = places.map(({ latitude, longitude }) => [longitude, latitude]);
    this.#pins.show(places.map((place, index) => ({
      position: positions[index], label: String(index + 1), choose: () => this.open(place, false),
    })));
    // What lies far from the best is not worth a view from so high.
    const reach = Math.max(...positions.slice(0, 10).map((position) => apart(position, positions[0])));
    const wanted = positions.filter((position) => apart(position, positions[0]) <= 3 * reach);
    const { camera } = this.#page;
    if (fit && !wanted.every((position) => camera.shows(position, 0))) camera.revealAll(wanted);
  }

  #tell(text, more) {
    this.#page.panel.retitle(this.#view, text);
    this.#body.replaceChildren(...(more ? [element("p", { class: "soft" }, more)] : []));
    say(text);
  }

  /** Shows one place. What was suggested is remembered; a result need not be, its search is. */
  open(told, remembers = true) {
    const place = told.whole ?? told;
    if (remembers && place.osm) {
      const { title, subtitle, osm, kind, category, attributes } = place;
      rememberSearch({ title, subtitle, osm, kind, category, attributes: attributes?.kind && { kind: attributes.kind } });
    }
    if (place.point) perform("point", place.point);
    else perform("place", place);
  }

  #again() {
    if (this.#asked) this.run(this.#asked, { here: true });
  }

  #restore(part, value) {
    const isOurs = part === "find" ? Boolean(FINDS[value]) : isContent(value);
    if (isOurs) this.run({ [part]: value }, { focus: false });
    else if (this.#asked?.[part]) this.#page.panel.remove(this.#view);
  }

  #forget() {
    this.#page.service.cancel("search");
    this.#pins.clear();
    this.#asked = undefined;
    this.#area.hidden = true;
    this.#field.text = "";
    this.#page.address.set({ search: null, find: null });
  }

  #fillHome() {
    const kept = favorites();
    this.#page.panel.home.replaceChildren(
      element("h2", { class: "home-title" }, t("search.categories")),
      categoryButtons((name) => this.run({ find: name })),
      ...(kept.length ? [
        element("h2", { class: "home-title" }, t("place.favorites")),
        placeList(kept, { choose: (place) => this.open(place, false) }),
      ] : []),
    );
  }
}

/** Adds search to the page. */
export function addSearch(page) {
  if (!page.switches.search) return;
  new Search(page);
}
