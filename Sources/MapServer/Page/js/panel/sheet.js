// How far the panel comes up on narrow windows, and what of the map it leaves free.

import { element } from "../element.js";
import { isRightToLeft, t } from "../words/words.js";

const DETENTS = ["peek", "half", "full"];
const NARROW = matchMedia("(max-width: 640px)");
/** What stays of the map when the sheet is pulled up all the way: its credit and some ground. */
const REST = 72;
const GAP = 12;

/** The panel's sheet. The page's style reads `--sheet`, its height, from the document's element. */
export class Sheet extends EventTarget {
  #root;
  #detent = "peek";
  #drag;
  handle = element("button", {
    type: "button", class: "side-handle",
    onclick: () => this.#click(), onkeydown: (event) => this.#key(event), onpointerdown: (event) => this.#grab(event),
  }, element("span"));

  constructor(root) {
    super();
    this.#root = root;
    new ResizeObserver(() => this.update()).observe(root);
    addEventListener("resize", () => this.update());
    NARROW.addEventListener("change", () => this.update());
    this.update();
  }

  get isNarrow() { return NARROW.matches; }

  get detent() { return this.#detent; }

  /** Goes to a detent: "peek", "half" or "full". */
  set(detent) {
    this.#detent = detent;
    this.update();
  }

  /** Goes up to a detent, never down. */
  rise(detent) {
    if (DETENTS.indexOf(detent) > DETENTS.indexOf(this.#detent)) this.set(detent);
    else this.update();
  }

  /** Pixels of the map under the panel, as MapLibre takes them. */
  get padding() {
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    if (this.#root.hidden) return none;
    // Pulled up all the way nothing is left to look at: what is shown stays where half the way leaves it.
    if (this.isNarrow) return { ...none, bottom: Math.min(this.#height(), this.#heightOf("half")) };
    if (!this.#root.dataset.view) return none;
    return { ...none, [isRightToLeft() ? "right" : "left"]: this.#root.offsetWidth + GAP };
  }

  /** Follows a change of the window or of what the panel shows. */
  update() {
    this.#root.dataset.detent = this.#detent;
    this.#name();
    const height = this.isNarrow && !this.#root.hidden ? `${Math.round(this.#height())}px` : "0px";
    const { style } = document.documentElement;
    if (style.getPropertyValue("--sheet") !== height) style.setProperty("--sheet", height);
    this.dispatchEvent(new Event("change"));
  }

  #heightOf(detent) {
    if (detent === "full") return innerHeight - REST;
    if (detent === "half") return Math.min(Math.max(innerHeight * 0.46, 300), innerHeight * 0.6);
    // The handle, and the search field or the view's heading.
    const top = [...this.#root.querySelectorAll(".side-top, .side-head")].map((part) => part.offsetHeight);
    return this.handle.offsetHeight + (top.find((part) => part > 0) ?? 56) + GAP;
  }

  #height() { return this.#drag?.height ?? this.#heightOf(this.#detent); }

  #name() {
    const label = t(`sheet.${this.#detent === "full" ? "lower" : "raise"}`);
    this.handle.setAttribute("aria-label", label);
    this.handle.setAttribute("aria-expanded", String(this.#detent !== "peek"));
  }

  #click() {
    if (this.#drag?.moved) return;
    this.set(DETENTS[(DETENTS.indexOf(this.#detent) + 1) % DETENTS.length]);
  }

  #key(event) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    this.set(DETENTS[Math.min(Math.max(DETENTS.indexOf(this.#detent) + step, 0), 2)]);
  }

  #grab(event) {
    if (!this.isNarrow) return;
    const from = this.#height();
    const start = event.clientY;
    this.handle.setPointerCapture(event.pointerId);
    const move = ({ clientY }) => {
      const height = Math.min(Math.max(from + start - clientY, this.#heightOf("peek")), this.#heightOf("full"));
      this.#drag = { height, moved: Math.abs(start - clientY) > 4 || this.#drag?.moved };
      this.#root.dataset.dragged = "";
      this.update();
    };
    const end = () => {
      this.handle.removeEventListener("pointermove", move);
      delete this.#root.dataset.dragged;
      const drag = this.#drag;
      if (drag?.moved) this.#detent = this.#nearest(drag.height, drag.height - from);
      // The click that follows still has to know that this was no tap.
      setTimeout(() => {
        this.#drag = undefined;
        this.update();
      });
    };
    this.handle.addEventListener("pointermove", move);
    this.handle.addEventListener("lostpointercapture", end, { once: true });
  }

  /** The detent that a pull was meant for: a step on where it went far enough, else the nearest. */
  #nearest(height, pulled) {
    const lead = Math.sign(pulled) * Math.min(Math.abs(pulled), 60);
    const distance = (detent) => Math.abs(this.#heightOf(detent) - height - lead);
    return DETENTS.reduce((best, detent) => (distance(detent) < distance(best) ? detent : best));
  }
}
