// What a journey by public transport is wished to be like: how to get to its stops, what to spare, what not to ride.

import { element } from "../element.js";
import { vehicleName } from "../transit/line-badge.js";
import { t } from "../words/words.js";

// Values of the service.
const ACCESS = ["bicycle", "bicycle-aboard", "car"];
const PREFER = ["less-walking", "fewer-changes"];
const VEHICLES = ["bus", "tram", "metro", "rail", "ferry"];

const WORDS = {
  bicycle: "mode.bicycle", "bicycle-aboard": "transit.aboard", car: "mode.car",
  "less-walking": "transit.lessWalking", "fewer-changes": "transit.fewerChanges",
};
// What the atlas needs roads for.
const KINDS = { bicycle: "bicycle", "bicycle-aboard": "bicycle", car: "vehicle" };

class RideWishes {
  #access;
  #prefer;
  #stepFree;
  #vehicles;
  element;

  constructor(change) {
    const onchange = () => change(this.#wished);
    const choice = (values, first) => element("select", { onchange }, element("option", { value: "" }, first),
      ...values.map((value) => element("option", { value }, t(WORDS[value]))));
    const box = (value) => element("input", { type: "checkbox", value, onchange });
    this.#access = choice(ACCESS, t("mode.foot"));
    this.#prefer = choice(PREFER, t("transit.best"));
    this.#stepFree = box("true");
    this.#vehicles = VEHICLES.map(box);
    const label = (...parts) => element("label", {}, ...parts.map((part) => (part.tagName ? part : element("span", {}, part))));
    this.element = element("div", { class: "ride-wishes" },
      label(t("transit.access"), this.#access), label(t("transit.prefer"), this.#prefer),
      label(this.#stepFree, t("wheelchair.yes")),
      element("fieldset", {}, element("legend", {}, t("directions.avoid")),
        ...this.#vehicles.map((vehicle) => label(vehicle, vehicleName(vehicle.value)))));
  }

  /** Shows what is wished for; `modes` are those of the service. */
  show(ride, modes) {
    const can = modes.map(({ kind }) => kind);
    for (const option of this.#access.options) {
      option.disabled = option.hidden = option.value !== "" && !can.includes(KINDS[option.value]);
    }
    this.#access.value = ride.access ?? "";
    this.#prefer.value = ride.prefer ?? "";
    this.#stepFree.checked = Boolean(ride["step-free"]);
    const avoided = (ride.avoid ?? "").split(",");
    for (const vehicle of this.#vehicles) vehicle.checked = avoided.includes(vehicle.value);
  }

  get #wished() {
    return {
      access: this.#access.value || undefined,
      prefer: this.#prefer.value || undefined,
      "step-free": this.#stepFree.checked ? "true" : undefined,
      avoid: this.#vehicles.filter(({ checked }) => checked).map(({ value }) => value).join(",") || undefined,
    };
  }
}

/** Makes the wishes, which call `change(ride)` when one changes. */
export const makeRideWishes = (change) => new RideWishes(change);
