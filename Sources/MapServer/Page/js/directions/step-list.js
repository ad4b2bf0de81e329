// The steps of a route as a list of buttons; one that is pointed at or focused lights up its stretch.

import { element } from "../element.js";
import { formatDistance, formatDuration, t } from "../words/words.js";
import { maneuverIcon } from "./maneuver-icons.js";
import { letterOf } from "./points-list.js";

const isStop = (step, index, steps) => step.maneuver.type === "arrive" && index < steps.length - 1;

/** How far a step is, or how much of the way is done where it ends a leg. */
function amount(step, done) {
  if (step.maneuver.type !== "arrive") return step.distance ? formatDistance(step.distance) : "";
  return `${formatDuration(done.seconds)} · ${formatDistance(done.meters)}`;
}

/** The lanes of a step in words: which of them lead on. */
function lanes({ lanes: all }) {
  if (!all) return "";
  const good = all.map(({ valid }, index) => (valid ? index + 1 : 0)).filter(Boolean);
  return good.length === all.length ? "" : t("directions.lanes", { lanes: good.join(", "), count: all.length });
}

/** Lists steps. `light(step)` is called while one is pointed at, `visit(step)` when one is focused or chosen. */
export class StepList {
  #actions;
  element = element("ol", { class: "steps", hidden: true });

  constructor(actions) {
    this.#actions = actions;
    this.element.setAttribute("aria-label", t("directions.steps"));
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  show(route) {
    this.element.hidden = !route;
    const steps = route?.steps ?? [];
    let [seconds, meters, leg] = [0, 0, 0];
    this.element.replaceChildren(...steps.map((step, index) => {
      seconds += step.expectedTravelTime;
      meters += step.distance;
      const letter = step.maneuver.type === "arrive" ? letterOf((leg += 1)) : index === 0 ? letterOf(0) : "";
      return this.#item(step, index, steps, { seconds, meters }, letter);
    }));
  }

  #item(step, index, steps, done, letter) {
    const lane = lanes(step);
    const button = element("button", {
      type: "button", class: isStop(step, index, steps) ? "step stop" : "step",
      onmouseenter: () => this.#actions.light(step),
      onmouseleave: () => this.#actions.light(this.#current),
      onfocus: () => {
        this.#current = step;
        this.#actions.light(step);
        if (button.matches(":focus-visible")) this.#actions.visit(step);
      },
      onblur: () => {
        this.#current = undefined;
        this.#actions.light();
      },
      onclick: () => {
        this.#current = step;
        this.#actions.light(step);
        this.#actions.visit(step);
      },
    },
    maneuverIcon(step, index, steps),
    element("span", { class: "step-text" }, step.instructions,
      lane && element("span", { class: "step-lanes" }, lane),
      step.notice && element("span", { class: "step-note" }, step.notice)),
    element("span", { class: "step-amount" }, amount(step, done)));
    return element("li", letter ? { "data-letter": letter } : {}, button);
  }

  #current;

  /** Arrow keys go from step to step, as well as Tab. */
  #key(event) {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!way) return;
    const buttons = [...this.element.querySelectorAll("button")];
    const next = buttons[buttons.indexOf(document.activeElement) + way];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}
