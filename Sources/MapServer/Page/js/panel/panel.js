// The panel beside the map; on narrow windows a sheet that is pulled up from below.
//
// It holds *views* in a stack: search results, a place, directions … A view is an object
//
//     { name: "directions",        // a view of the same name takes the old one's place, without its `closed()`
//       title: "Directions",       // its heading
//       element,                   // what it shows
//       coversSearch: true,        // hides the search field (default: on narrow windows only)
//       detent: "half",            // how far the sheet comes up for it: "peek", "half" (default), "full"
//       opened() {}, closed() {} } // when it enters and leaves the stack: here the address is told
//
//     page.panel.show(view);      // on top; its heading is focused unless { focus: false }
//     page.panel.remove(view);    // wherever it is; does nothing if it is not there
//     page.panel.back();          // takes the top view away: what Escape and the back button do
//     page.panel.close();         // all of them
//     page.panel.retitle(view, "Route to …");
//
// Whoever had the focus when a view came gets it back when the view goes. `page.panel.top` holds the search field,
// `page.panel.home` what is shown while there is no view. `page.panel.addEventListener("change", …)`: another view.

import { drawing, element } from "../element.js";
import { t } from "../words/words.js";

const BACK = "M12.5 4l-6 6 6 6";
const CLOSE = "M5 5l10 10M15 5L5 15";

const isShown = (node) => node?.isConnected && node.getClientRects().length > 0;

/** A stack of views in one element. */
export class Panel extends EventTarget {
  #root;
  #sheet;
  #hasHome;
  #stack = [];
  #heading = element("h2", { class: "side-title", tabindex: "-1" });
  #body = element("div", { class: "side-body" });
  #back;
  #view;
  top = element("div", { class: "side-top" });
  home = element("div", { class: "side-home" });

  /**
   * `sheet` says how far the element comes up on narrow windows; without `hasHome` the panel is seen only while it holds
   * a view.
   */
  constructor(root, sheet, { hasHome = true } = {}) {
    super();
    this.#root = root;
    this.#sheet = sheet;
    this.#hasHome = hasHome;
    root.setAttribute("aria-label", t("panel.name"));
    this.#back = element("button", {
      type: "button", class: "side-button side-back", "aria-label": t("panel.back"), title: t("panel.back"),
      onclick: () => this.back(),
    }, drawing(BACK));
    const close = element("button", {
      type: "button", class: "side-button", "aria-label": t("panel.close"), title: t("panel.close"),
      onclick: () => this.close(),
    }, drawing(CLOSE));
    this.#view = element("div", { class: "side-view", hidden: true },
      element("div", { class: "side-head" }, this.#back, this.#heading, close), this.#body);
    root.append(sheet.handle, this.top, this.home, this.#view);
    root.hidden = !hasHome;
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || !this.#stack.length) return;
      event.preventDefault();
      this.back();
    });
  }

  /** The view that is seen; undefined if there is none. */
  get current() { return this.#stack.at(-1)?.view; }

  /** Whether a view of this name is in the stack. */
  has(name) { return this.#stack.some(({ view }) => view.name === name); }

  show(view, { focus = true } = {}) {
    const opener = document.activeElement;
    const at = this.#stack.findIndex((entry) => entry.view.name === view.name);
    this.#keepScroll();
    const replaced = at < 0 ? [] : this.#stack.splice(at);
    for (const entry of replaced.slice(1).reverse()) entry.view.closed?.();
    // What opened the former view of this name is where the reader came from; its own parts may be gone.
    this.#stack.push({ view, opener: replaced[0]?.opener ?? opener, scroll: 0 });
    view.opened?.();
    this.#render();
    this.#sheet.set(view.detent ?? "half");
    if (focus) this.#heading.focus({ preventScroll: true });
  }

  remove(view) {
    const at = this.#stack.findIndex((entry) => entry.view === view);
    if (at >= 0) this.#take(at, 1);
  }

  back() {
    if (this.#stack.length) this.#take(this.#stack.length - 1, 1);
  }

  close() {
    this.#take(0, this.#stack.length);
  }

  retitle(view, title) {
    view.title = title;
    if (this.current === view) this.#heading.textContent = title;
  }

  #take(at, count) {
    if (!count) return;
    const held = this.#root.contains(document.activeElement) || document.activeElement === document.body;
    this.#keepScroll();
    const wasOnTop = at + count === this.#stack.length;
    const taken = this.#stack.splice(at, count);
    for (const { view } of taken.reverse()) view.closed?.();
    this.#render();
    if (!this.#stack.length) this.#sheet.set("peek");
    if (held && wasOnTop) this.#returnFocus(taken.at(-1).opener);
  }

  #returnFocus(opener) {
    const target = [opener, this.#stack.length ? this.#heading : this.top.querySelector("input")].find(
      (node) => isShown(node) && node !== document.body);
    target?.focus({ preventScroll: true });
  }

  #keepScroll() {
    const entry = this.#stack.at(-1);
    if (entry) entry.scroll = this.#body.scrollTop;
  }

  #render() {
    const entry = this.#stack.at(-1);
    this.#root.hidden = !entry && !this.#hasHome;
    this.#view.hidden = !entry;
    this.home.hidden = Boolean(entry);
    this.#back.hidden = this.#stack.length < 2;
    this.#root.dataset.view = entry?.view.name ?? "";
    this.#root.dataset.stack = this.#stack.map(({ view }) => view.name).join(" ");
    this.#root.dataset.search = String(entry?.view.coversSearch ?? "narrow").replace("true", "covered");
    this.#heading.textContent = entry?.view.title ?? "";
    this.#body.replaceChildren(...(entry ? [entry.view.element] : []));
    this.#body.scrollTop = entry?.scroll ?? 0;
    this.#sheet.update();
    this.dispatchEvent(new Event("change"));
  }
}
