// A menu that opens at a place of the page (ARIA's menu pattern).

import { element } from "../element.js";

const GAP = 8;

/** Shows one menu at a time in `container`; `label` names it. */
export class Menu {
  #container;
  #label;
  #open;

  constructor(container, label) {
    this.#container = container;
    this.#label = label;
    document.addEventListener("pointerdown", (event) => {
      if (this.#open && !this.#open.node.contains(event.target)) this.close();
    }, true);
    addEventListener("blur", () => this.close());
    addEventListener("resize", () => this.close());
  }

  get isOpen() { return Boolean(this.#open); }

  /** Opens at a pixel of the container. `items` are `{ label, perform }`, a string heads a group, null divides. */
  open({ x, y }, items, closed = () => {}) {
    this.close();
    const node = element("div", { class: "menu", role: "menu", "aria-label": this.#label, tabindex: "-1" },
      ...items.map((item) => (item ? this.#item(item) : element("div", { role: "separator" }))));
    node.addEventListener("keydown", (event) => this.#key(event));
    node.addEventListener("contextmenu", (event) => event.preventDefault());
    this.#open = { node, closed, opener: document.activeElement };
    this.#container.append(node);
    const { clientWidth, clientHeight } = this.#container;
    const fits = (start, size, room) => (start + size + GAP <= room ? start : Math.max(GAP, start - size));
    const rtl = getComputedStyle(node).direction === "rtl";
    const left = rtl ? (x - node.offsetWidth >= GAP ? x - node.offsetWidth : x) : fits(x, node.offsetWidth, clientWidth);
    node.style.left = `${Math.min(left, clientWidth - node.offsetWidth - GAP)}px`;
    node.style.top = `${Math.min(fits(y, node.offsetHeight, clientHeight), Math.max(GAP, clientHeight - node.offsetHeight - GAP))}px`;
    this.#items()[0].focus({ preventScroll: true });
  }

  /** Closes; who had the focus before has it again. */
  close({ keepsFocus = false } = {}) {
    if (!this.#open) return;
    const { node, closed, opener } = this.#open;
    this.#open = undefined;
    const hadFocus = node.contains(document.activeElement);
    node.remove();
    closed();
    if (hadFocus && !keepsFocus) opener?.focus({ preventScroll: true });
  }

  #item({ label, perform }) {
    return element("button", {
      type: "button", role: "menuitem", tabindex: "-1",
      onclick: () => {
        this.close();
        perform();
      },
      onpointermove: ({ currentTarget }) => currentTarget.focus({ preventScroll: true }),
    }, label);
  }

  #items() { return [...this.#open.node.querySelectorAll("[role=menuitem]")]; }

  #key(event) {
    const items = this.#items();
    const at = items.indexOf(document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
    if (event.key in moves) {
      items.at(moves[event.key] % items.length).focus();
    } else if (event.key === "Escape") {
      this.close();
    } else if (event.key === "Tab") {
      this.close();
      return; // on from where one came
    } else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) {
      const from = items.slice(at + 1).concat(items.slice(0, at + 1));
      from.find(({ textContent }) => textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    } else {
      return; // Enter and space press the button
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
