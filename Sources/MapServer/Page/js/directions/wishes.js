// What to stay off and when to travel: a part of the form that opens.

import { element } from "../element.js";
import { formatNumber, t } from "../words/words.js";
import { AVOIDABLE, isByTransit, wishesOf } from "./trip.js";

/** The local time now, as a datetime field takes it. */
export function now() {
  const date = new Date();
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Calls `change({ avoid, when })` or `change({ ride })` when a wish changes. */
export class Wishes {
  #change;
  #boxes;
  #kind;
  #at;
  #summary = element("summary");
  #when;
  #roads;
  #rides; // a promise of the wishes for journeys, once they are asked for
  element;

  constructor(change) {
    this.#change = change;
    const tell = () => this.#tell();
    this.#boxes = AVOIDABLE.map((value) => element("input", { type: "checkbox", value, onchange: tell }));
    this.#kind = element("select", { "aria-label": t("directions.when"), onchange: tell },
      ...["now", "depart", "arrive"].map((value) => element("option", { value }, t(`directions.when.${value}`))));
    this.#at = element("input", { type: "datetime-local", "aria-label": t("directions.moment"), hidden: true, onchange: tell });
    this.#roads = element("fieldset", {}, element("legend", {}, t("directions.avoid")),
        ...this.#boxes.map((box) => element("label", {}, box, element("span", {}, t(`directions.avoid.${box.value}`)))));
    this.#when = element("div", { class: "when" }, this.#kind, this.#at);
    this.element = element("details", { class: "wishes" }, this.#summary, this.#roads);
  }

  /** Shows what is wished for; `modes` are those of the service. */
  show(trip, modes) {
    const { when } = trip;
    const isTransit = isByTransit(trip);
    if (isTransit) this.#rides ??= this.#loadRides();
    this.#rides?.then((rides) => {
      rides.element.hidden = !isTransit;
      rides.show(trip.ride, modes);
    });
    // When to travel matters most there, so that it is not hidden.
    if (isTransit) this.element.before(this.#when);
    else this.#summary.after(this.#when);
    this.#roads.hidden = isTransit;
    this.#kind.options[0].textContent = t(isTransit ? "transit.now" : "directions.when.now");
    for (const box of this.#boxes) box.checked = trip.avoid.includes(box.value);
    const count = Object.values(wishesOf(trip)).flatMap((value) => value?.split(",") ?? []).length + (when && !isTransit ? 1 : 0);
    this.#summary.textContent = t("directions.options") + (count ? ` (${formatNumber(count)})` : "");
    this.#kind.value = when?.kind ?? "now";
    this.#at.hidden = !when;
    if (when && this.#at.value !== when.at) this.#at.value = when.at;
  }

  async #loadRides() {
    const { makeRideWishes } = await import("./ride-wishes.js");
    const rides = makeRideWishes((ride) => this.#change({ ride }));
    this.element.append(rides.element);
    return rides;
  }

  #tell() {
    const kind = this.#kind.value;
    if (kind !== "now" && !this.#at.value) this.#at.value = now();
    this.#change({
      avoid: this.#boxes.filter(({ checked }) => checked).map(({ value }) => value),
      when: kind === "now" ? null : { kind, at: this.#at.value },
    });
  }
}
