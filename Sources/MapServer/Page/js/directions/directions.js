// Directions: a trip's form, its routes and steps in the panel, its lines and pins on the map.

import { offer } from "../actions.js";
import { drawing, element } from "../element.js";
import { isContent } from "../embed.js";
import { say } from "../spoken.js";
import { formatDistance, formatDuration, pageLanguage, t, usesMiles } from "../words/words.js";
import { EndPins } from "./end-pins.js";
import { ModeChoice } from "./mode-choice.js";
import { makePointField } from "./point-field.js";
import { PointsList } from "./points-list.js";
import { routeSheet } from "./print.js";
import { problemWords } from "./problems.js";
import { RouteChoice, noticesOf, timesAtPlaces, via } from "./route-choice.js";
import { watchRoutes } from "./route-drag.js";
import { RouteLines } from "./route-lines.js";
import { boundsOf, readRoutes } from "./route.js";
import { StepList } from "./step-list.js";
import * as trips from "./trip.js";
import { Wishes, now } from "./wishes.js";

const DRAWINGS = {
  swap: "M7 16V4M4 7l3-3 3 3M13 4v12M10 13l3 3 3-3",
  add: "M10 4v12M4 10h12",
  locate: "M10 2.5v3M10 14.5v3M2.5 10h3M14.5 10h3M10 14.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z",
};

const action = (label, perform, path, more = {}) =>
  element("button", { type: "button", class: "action", onclick: perform, ...more }, path && drawing(path), label);

/** The feature. `page` has map, settings, service, address, panel, camera. */
class Directions {
  #page;
  #trip = trips.EMPTY;
  #modes = [{ name: "automobile", kind: "vehicle" }];
  #areas = [];
  #learned;
  #lines;
  #pins;
  #points;
  #modeChoice;
  #wishes;
  #routeChoice;
  #steps;
  #journeys; // the view of journeys by public transport, once there are some
  #note = element("p", { class: "note", hidden: true });
  #otherDay = element("button", { type: "button", class: "action", hidden: true });
  #climb;
  #tools;
  #swap;
  #locator;
  #view;
  routes = [];

  constructor(page) {
    this.#page = page;
    this.#lines = new RouteLines(page.map, page.settings);
    this.#pins = new EndPins(page.map, {
      drag: (index, position) => this.#dragEnd(index, position),
      drop: (index, point) => {
        this.#lines.drag();
        this.setPoint(index, { ...point, name: "", via: this.#trip.points[index].via }, true);
      },
    });
    this.#points = new PointsList({
      move: (from, to) => this.#change(trips.movePoint(this.#trip, from, to)),
      remove: (index) => this.#change(trips.removePoint(this.#trip, index)),
    }, (row) => makePointField(row, page, (point) => this.#fieldChanged(row.index, point)));
    this.#modeChoice = new ModeChoice((mode) => this.#change({ ...this.#trip, mode, chosen: 0 }));
    this.#wishes = new Wishes((wishes) => this.#change({ ...this.#trip, ...wishes, chosen: 0 }));
    this.#routeChoice = new RouteChoice((index) => this.choose(index));
    this.#steps = new StepList(this.#stepActions);
    this.#view = {
      name: "directions", title: t("directions.title"), coversSearch: true, detent: "half",
      element: this.#makeElement(),
      opened: () => this.#opened(), closed: () => this.#closed(),
    };
    watchRoutes(page, this.#lines, this);
    offer("sheet", () => this.routes[this.chosen] && routeSheet(this.#trip, this.routes[this.chosen]));
    this.#learned = this.#learn();
    this.#joinAddress();
    for (const [name, role] of [["directions", "to"], ["directionsFrom", "from"], ["directionsStop", "stop"]]) {
      offer(name, (place) => this.show(
        place && { lat: place.latitude, lon: place.longitude, name: place.name ?? place.title ?? "", via: false }, role));
    }
  }

  #stepActions = { light: (step) => this.#lines.light(step), visit: (step) => this.#visit(step) };

  /** Whether a route can be led through another place on the map. */
  get canLead() { return !trips.isByTransit(this.#trip); }

  /** Which of the routes is shown with its steps. */
  get chosen() { return Math.min(this.#trip.chosen, Math.max(0, this.routes.length - 1)); }

  /** Whether a trip is being made. */
  get isOpen() { return this.#page.panel.has("directions"); }

  /** Opens the view, with a place as start, end or stop. */
  show(point, role) {
    const isNew = !this.isOpen;
    if (isNew) this.#trip = { ...trips.EMPTY, mode: this.#trip.mode };
    const places = { from: 0, to: this.#trip.points.length - 1 };
    this.#page.panel.show(this.#view, { focus: false });
    if (point) {
      this.#change(role === "stop" ? trips.addStop(this.#trip, point) : trips.setPoint(this.#trip, places[role], point), isNew);
      this.#nameAll();
    } else {
      this.#render();
    }
    const empty = this.#trip.points.indexOf(null);
    if (empty >= 0) this.#points.focus(empty);
  }

  /** Puts a place into a row; null empties it. `push`: Back takes it back. */
  setPoint(index, point, push) {
    this.#change(trips.setPoint(this.#trip, index, point), push);
    this.#nameAll();
  }

  /** Leads the route through a place, before the one at `index`. */
  leadThrough(index, point) {
    this.#change(trips.insertPoint(this.#trip, index, { ...point, name: "", via: true }), true);
    this.#nameAll();
  }

  /** Shows another of the routes. */
  choose(index) {
    this.#trip = { ...this.#trip, chosen: index };
    this.#page.address.set(trips.tripToAddress(this.#trip));
    this.#routeChoice.mark(index);
    this.#showRoute();
    say(this.#summary(this.routes[index]));
  }

  #makeElement() {
    this.#swap = action(t("directions.swap"), () => this.#change(trips.reverse(this.#trip)), DRAWINGS.swap);
    const add = action(t("directions.addStop"), () => {
      this.#change(trips.insertPoint(this.#trip, this.#trip.points.length - 1, null));
      this.#points.focus(this.#trip.points.length - 2);
    }, DRAWINGS.add);
    this.#locator = action(t("directions.myPlace"), () => this.#locate(), DRAWINGS.locate);
    this.#climb = element("div", { hidden: true });
    this.#tools = element("div", { class: "row-actions", hidden: true },
      action(t("directions.print"), () => this.#print()),
      action("GPX", () => this.#download(), undefined, { "aria-label": t("directions.gpx") }));
    return element("div", { class: "directions" },
      this.#modeChoice.element, this.#points.element,
      element("div", { class: "row-actions" }, this.#swap, add, "geolocation" in navigator && this.#locator,
        this.#wishes.element),
      this.#note, this.#otherDay, this.#routeChoice.element, this.#climb, this.#tools, this.#steps.element);
  }

  /** Asks which modes and areas there are, once. */
  async #learn() {
    const ask = (path) => this.#page.service.ask(`trip ${path}`, path).catch(() => undefined);
    const modes = await ask("modes");
    if (modes?.modes?.length) this.#modes = modes.modes;
    if (!this.#modes.some(({ name }) => name === this.#trip.mode)) this.#trip = { ...this.#trip, mode: this.#modes[0].name };
    this.#modeChoice.show(this.#modes, this.#trip.mode);
    this.#areas = (await ask("areas"))?.areas ?? [];
  }

  #joinAddress() {
    const { address } = this.#page;
    let isPending = false;
    for (const name of trips.ADDRESS_PARTS) {
      address.register(name, () => {
        if (isPending) return;
        isPending = true;
        queueMicrotask(() => {
          isPending = false;
          this.#restore();
        });
      });
    }
  }

  #restore() {
    const { address, panel, sheet, switches } = this.#page;
    if (!isContent(address.get("route"))) return void panel.remove(this.#view);
    const trip = trips.tripFromAddress(Object.fromEntries(trips.ADDRESS_PARTS.map((name) => [name, address.get(name)])));
    const isNew = !this.isOpen;
    this.#trip = trip;
    if (isNew) {
      panel.show(this.#view, { focus: false });
      // On another page the map is small, and there for its route.
      if (switches.embedded) sheet.set("peek");
    }
    this.#ask({ reveals: isNew && (address.hasView ? "hidden" : true) });
    this.#nameAll();
  }

  #opened() {
    this.#modeChoice.show(this.#modes, this.#trip.mode);
    this.#render();
  }

  #closed() {
    this.routes = [];
    this.#trip = { ...trips.EMPTY, mode: this.#trip.mode };
    this.#page.service.cancel("route");
    this.#lines.clear();
    this.#journeys?.show();
    this.#pins.show([]);
    this.#page.address.set(trips.tripToAddress(this.#trip));
  }

  #fieldChanged(index, point) {
    if (!point && !this.#trip.points[index]) return;
    this.setPoint(index, point);
    const empty = this.#trip.points.indexOf(null);
    if (point && empty >= 0) this.#points.focus(empty);
  }

  #change(trip, push = false) {
    const isNew = trips.isComplete(trip) && !trips.isComplete(this.#trip);
    this.#trip = trip;
    this.#page.address.set(trips.tripToAddress(this.#trip), { push: push || isNew });
    this.#ask({ reveals: isNew });
  }

  #render() {
    this.#points.update(this.#trip.points);
    this.#modeChoice.show(this.#modes, this.#trip.mode);
    this.#wishes.show(this.#trip, this.#modes);
    this.#swap.hidden = !this.#trip.points.some(Boolean);
    this.#locator.hidden = this.#trip.points.every(Boolean);
    this.#pins.show(this.#trip.points);
  }

  /** Asks for routes. The old ones stay until the answer is there. */
  async #ask({ reveals = false } = {}) {
    this.#render();
    const trip = this.#trip;
    const { camera } = this.#page;
    // A link's view is kept, unless this window is of another shape and shows nothing of the route.
    const reveal = (positions, seen) => {
      if (reveals === true || (reveals && !seen.some((place) => camera.shows(place, 0)))) camera.revealAll(positions);
    };
    if (!trips.isComplete(trip)) {
      this.#page.service.cancel("route");
      this.#take([]);
      this.#tell("");
      return;
    }
    this.#view.element.setAttribute("aria-busy", "true");
    try {
      const answer = await this.#page.service.ask("route", "route", trips.tripQuery(trip, {
        language: pageLanguage(), units: usesMiles() ? "imperial" : "metric",
      }));
      if (!answer) return;
      // Places may have been named meanwhile, which asks nothing anew.
      if (trips.isByTransit(trip)) await this.#loadJourneys();
      this.#tell(answer.realTime?.notice ?? "");
      this.#take(readRoutes(answer, trip.points));
      const [best] = this.routes;
      say(t("directions.found", { count: this.routes.length, summary: this.#summary(best) }));
      reveal(this.routes.flatMap(({ geometry }) => boundsOf(geometry)), best.geometry);
    } catch (error) {
      this.#take([]);
      await this.#learned;
      const [{ name: mode }] = this.#modes;
      if (error.code === "unknownMode" && mode !== trip.mode) {
        this.#trip = { ...this.#trip, mode };
        this.#page.address.set(trips.tripToAddress(this.#trip));
        return void this.#ask({ reveals });
      }
      const ends = trip.points.map(({ lat, lon }) => [lon, lat]);
      reveal(ends, ends);
      const problem = trips.isByTransit(trip) && await this.#journeyProblem(error, trip);
      this.#tell(problem?.words ?? problemWords(error, trip, this.#areas));
      this.#offer(problem?.other, trip);
    }
    this.#view.element.removeAttribute("aria-busy");
  }

  #take(routes) {
    this.routes = routes;
    const journeys = this.#shownJourneys;
    this.#routeChoice.show(routes, this.chosen, this.#trip.when, journeys && ((route, when) => journeys.face(route, when)));
    this.#showRoute();
  }

  #showRoute() {
    const route = this.routes[this.chosen];
    const journeys = this.#shownJourneys;
    this.#lines.show(this.routes, this.chosen, Boolean(journeys));
    this.#steps.show(journeys ? undefined : route);
    this.#journeys?.show(journeys && route);
    this.#tools.hidden = !route;
    this.#showClimb(route);
    this.#points.showTimes(route ? timesAtPlaces(route) : []);
  }

  /** The chart of heights, where they are known. */
  async #showClimb(route) {
    this.#climb.hidden = !route?.elevation;
    if (!route?.elevation) return;
    const { elevationChart } = await import("./elevation.js");
    if (route === this.routes[this.chosen]) this.#climb.replaceChildren(elevationChart(route.elevation));
  }

  #summary(route) {
    if (this.#shownJourneys) return this.#journeys.summary(route);
    return [formatDuration(route.expectedTravelTime), formatDistance(route.distance), via(route), ...noticesOf(route)]
      .filter(Boolean).join(", ");
  }

  /** The view of journeys, where these are what is shown. */
  get #shownJourneys() { return trips.isByTransit(this.#trip) ? this.#journeys : undefined; }

  async #loadJourneys() {
    if (this.#journeys) return;
    const { makeJourneys } = await import("./journeys.js");
    this.#journeys ??= makeJourneys(this.#page, this.#stepActions);
    this.#steps.element.after(this.#journeys.element);
  }

  async #journeyProblem(error, { when }) {
    const { journeyProblem } = await import("./journey-problems.js");
    return journeyProblem(error, when?.at ?? now());
  }

  /** Offers a day of the timetable where one asked for another. */
  #offer(other, trip) {
    this.#otherDay.hidden = !other;
    if (!other) return;
    this.#otherDay.textContent = other.words;
    this.#otherDay.onclick = () => this.#change({ ...trip, when: { kind: trip.when?.kind ?? "depart", at: other.at } });
  }

  #tell(words) {
    this.#otherDay.hidden = true;
    this.#note.textContent = words;
    this.#note.hidden = !words;
    if (words) say(words);
  }

  #visit(step) {
    const { camera } = this.#page;
    if (step.distance > 20) camera.revealAll(boundsOf(step.geometry), { maxZoom: 17.5 });
    else camera.reveal(step.maneuver.location, 16.5);
  }

  #dragEnd(index, position) {
    const { points } = this.#trip;
    const neighbors = [points[index - 1], points[index + 1]].filter(Boolean).map(({ lon, lat }) => [lon, lat]);
    this.#lines.drag(position, neighbors);
  }

  /** Gives places without a name that of what is there. */
  async #nameAll() {
    for (const point of this.#trip.points) {
      if (!point || point.name) continue;
      const answer = await this.#page.service.ask(`name ${point.lat},${point.lon}`, "reverse", {
        location: `${point.lat},${point.lon}`, language: pageLanguage(), limit: 1,
      }).catch(() => undefined);
      const found = answer?.results?.find(({ distance }) => distance < 60);
      const index = this.#trip.points.indexOf(point);
      if (!found || index < 0) continue;
      const points = this.#trip.points.with(index, { ...point, name: found.title });
      this.#trip = { ...this.#trip, points };
      this.#points.update(points);
      this.#page.address.set(trips.tripToAddress(this.#trip));
    }
  }

  #locate() {
    const index = Math.max(0, this.#trip.points.indexOf(null));
    const failed = () => this.#tell(t("directions.noPosition"));
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      this.setPoint(index, { lat: coords.latitude, lon: coords.longitude, name: t("directions.myPlace"), via: false });
    }, failed, { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 });
  }

  #print() {
    const { map } = this.#page;
    map.fitBounds(boundsOf(this.routes[this.chosen].geometry), { padding: 60, duration: 0, maxZoom: 17 });
    map.once("idle", () => print());
  }

  async #download() {
    const { gpxText, save } = await import("./gpx.js");
    const { points } = this.#trip;
    const ends = { from: points[0].name, to: points.at(-1).name };
    const title = t("directions.fromTo", ends);
    save(gpxText(this.routes[this.chosen], points, title), "application/gpx+xml", "route.gpx");
  }
}

/** Adds directions to the page. */
export const addDirections = (page) => new Directions(page);
