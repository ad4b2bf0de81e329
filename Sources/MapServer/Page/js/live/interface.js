// The program's interface as elements of the page, each in its place: frames are in the points of the element around it.

import { css } from "./color.js";
import { canvasOf } from "./drawing.js";
import { InterfaceEvents } from "./events.js";
import { entryFor } from "./protocol.js";
import { imageElement, viewElement } from "./scene-view.js";
import { letters, lineClamp, write } from "./text-style.js";

/** Makes and changes what an element shows besides the elements in it. One for each kind of content. */
const CONTENTS = {
  text({ node }, { text }, act) {
    const words = own(node, "span", "words");
    write(words, text);
    const lines = text.string.split("\n").length;
    const isOneLine = lines === 1 && node.offsetHeight < (act.lineHeight(text) ?? text.size * 1.2) * 1.6;
    words.style.cssText = letters(text) + (isOneLine ? "white-space:nowrap;" : "") +
      (text.lineLimit ? lineClamp(text.lineLimit) : "");
  },
  image({ node, data }, { image: { image, fit } }) {
    const [, [width, height]] = data.frame;
    const holder = own(node, "span", "picture");
    const [ownWidth, ownHeight] = image.size;
    let [across, down] = [width, height];
    if (fit !== "stretch" && ownWidth && ownHeight) {
      const share = (fit === "fill" ? Math.max : Math.min)(width / ownWidth, height / ownHeight);
      [across, down] = [ownWidth * share, ownHeight * share];
    }
    holder.replaceChildren(imageElement(image, across, down));
  },
  drawing({ node, data }, { drawing }) {
    own(node, "span", "picture").replaceChildren(canvasOf(drawing, ...data.frame[1]));
  },
  view({ node }, { view }) {
    own(node, "span", "picture").replaceChildren(viewElement({ ...view, frame: [[0, 0], view.frame[1]] }));
  },
  photograph({ node }, { photograph }) {
    const shown = [own(node, "div", "photograph"), photograph, `/live/photographs/${photograph.id}`];
    import("../photographs/viewer.js").then(({ showPhotograph }) => showPhotograph(...shown), console.warn);
  },
  textField({ node, data }, { field }, act) {
    const input = own(node, field.isMultiline ? "textarea" : "input", "field", (made) => {
      made.addEventListener("input", () => act.edit(data.id, made.value));
      made.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && !event.isComposing && !field.isMultiline) act.send(InterfaceEvents.submitted(data.id));
      });
      made.addEventListener("focus", () => act.send(InterfaceEvents.focused(data.id, true)));
      made.addEventListener("blur", () => act.send(InterfaceEvents.focused(data.id, false)));
    });
    if (!field.isMultiline) input.type = field.isSecure ? "password" : field.isSearch ? "search" : "text";
    input.placeholder = field.prompt;
    input.setAttribute("aria-label", data.accessibilityLabel ?? field.prompt);
    input.autocomplete = "off";
    input.disabled = !data.isEnabled;
    // What the reader types stays; what the program says counts once it knows all that was typed.
    if (input.value !== field.text && act.isSettled()) input.value = field.text;
    if (data.isFocused && document.activeElement !== input) input.focus({ preventScroll: true });
  },
  toggle({ node, data }, { isOn }, act) {
    const input = own(node, "input", "switch", (made) => {
      made.type = "checkbox";
      made.setAttribute("role", "switch");
      made.addEventListener("change", () => act.send(InterfaceEvents.toggled(data.id, made.checked)));
    });
    input.setAttribute("aria-label", data.accessibilityLabel ?? (node.innerText || "Switch"));
    input.checked = isOn;
    input.disabled = !data.isEnabled;
  },
  slider({ node, data }, { value, range, step }, act) {
    const input = own(node, "input", "slider", (made) => {
      made.type = "range";
      made.addEventListener("input", () => act.send(InterfaceEvents.slid(data.id, Number(made.value)), `slid ${data.id}`));
    });
    Object.assign(input, { min: range[0], max: range[1], step: step ?? "any", disabled: !data.isEnabled });
    input.setAttribute("aria-label", data.accessibilityLabel ?? "Value");
    if (act.isSettled()) input.value = value;
  },
  stepper({ node, data }, { canDecrement, canIncrement }, act) {
    const holder = own(node, "span", "stepper", (made) => {
      for (const [sign, label, by] of [["−", "Less", -1], ["+", "More", 1]]) {
        const button = document.createElement("button");
        Object.assign(button, { type: "button", textContent: sign });
        button.setAttribute("aria-label", label);
        button.addEventListener("click", () => act.send(InterfaceEvents.stepped(data.id, by)));
        made.append(button);
      }
    });
    holder.children[0].disabled = !canDecrement || !data.isEnabled;
    holder.children[1].disabled = !canIncrement || !data.isEnabled;
  },
  picker({ node, data }, { picker }, act) {
    const choose = (index) => act.send(InterfaceEvents.chose(data.id, index));
    if (picker.style === "menu" || picker.style === "wheel") {
      const select = own(node, "select", "menu", (made) => {
        made.addEventListener("change", () => choose(made.selectedIndex));
      });
      select.replaceChildren(...picker.options.map((text) => new Option(text)));
      select.selectedIndex = picker.selection ?? -1;
      select.disabled = !data.isEnabled;
      select.setAttribute("aria-label", data.accessibilityLabel ?? "Choice");
      return;
    }
    const holder = own(node, "span", picker.style, (made) => made.setAttribute("role", "radiogroup"));
    holder.setAttribute("aria-label", data.accessibilityLabel ?? "Choice");
    holder.replaceChildren(...picker.options.map((text, index) => {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", textContent: text, disabled: !data.isEnabled });
      button.setAttribute("role", "radio");
      button.setAttribute("aria-checked", String(index === picker.selection));
      button.addEventListener("click", () => choose(index));
      return button;
    }));
  },
  dateField({ node, data }, { field }, act) {
    const input = own(node, "input", "field", (made) => {
      made.addEventListener("change", () => {
        // A field that was emptied says nothing.
        if (made.value) act.edit(data.id, made.value);
      });
    });
    input.type = { date: "date", time: "time", dateAndTime: "datetime-local" }[field.kind] ?? "text";
    Object.assign(input, { min: field.minimum ?? "", max: field.maximum ?? "", disabled: !data.isEnabled });
    input.setAttribute("aria-label", data.accessibilityLabel ?? "Date");
    if (input.value !== field.text && document.activeElement !== input && act.isSettled()) input.value = field.text;
  },
  progress({ node, data }, { share }) {
    const bar = own(node, share === undefined ? "span" : "progress", share === undefined ? "spinner" : "bar");
    if (bar.tagName === "PROGRESS") bar.value = share;
    else bar.setAttribute("role", "progressbar");
    bar.setAttribute("aria-label", data.accessibilityLabel ?? "Progress");
  },
  link({ node }, { address }) {
    node.href = /^(https?|mailto|tel|geo|maps):/.test(address) ? address : "#";
    Object.assign(node, { rel: "noopener", target: "_blank" });
  },
  button() {}, group() {},
  scroll({ node }, { horizontal, vertical, wish }) {
    Object.assign(node.style, { overflowX: horizontal ? "auto" : "hidden", overflowY: vertical ? "auto" : "hidden" });
    if (wish && wish.number !== node.wish) node.scrollTo(...wish.to);
    Object.assign(node, { tabIndex: 0, wish: wish?.number });
  },
};

/** The element that shows an element's own content; made once, again if it has to be another kind. */
function own(node, tag, className, prepare = () => {}) {
  let found = [...node.children].find((child) => child.dataset.own);
  if (found && found.tagName !== tag.toUpperCase()) {
    found.remove();
    found = undefined;
  }
  if (!found) {
    found = document.createElement(tag);
    found.dataset.own = "true";
    node.prepend(found);
    prepare(found);
  }
  found.className = className;
  return found;
}

const TAGS = { button: "button", link: "a" };

/** Keeps the page's elements in step with the program's. */
export class InterfaceView {
  #root;
  #act;
  #maps;
  #shown = new Map();
  #frame;
  #presented = new Map();

  /**
   * `act` is what the elements use: `send(event, kind)`, `edit(id, text)`, `isSettled()`, and `lineHeight(text)`, which
   * gives undefined for a text that has not been measured. `maps` makes and removes the maps: `place(id, node)`,
   * `remove(id)`.
   */
  constructor(root, act, maps) {
    this.#root = root;
    this.#act = act;
    this.#maps = maps;
  }

  /** The size that the program arranged everything for, and whether it says that the page is dark, once it has. */
  get size() { return this.#frame?.size; }
  get isDark() { return this.#frame?.isDark; }
  /** The elements that are shown, as the program told them. */
  get elements() { return Array.from(this.#shown.values(), ({ data }) => data); }

  /** Takes what the program tells. */
  take({ isWhole, frame, elements, removed }) {
    if (isWhole) {
      const kept = new Set(elements.map(({ id }) => id));
      for (const id of [...this.#shown.keys()]) if (!kept.has(id)) this.#remove(id);
    }
    // What is new or of another kind gets its node first, so that everything finds its children.
    for (const told of elements) this.#prepare(told);
    for (const told of elements) this.#arrange(told);
    for (const id of removed) this.#remove(id);
    if (frame) this.#place(frame);
    for (const told of elements) this.#fill(told);
  }

  #prepare(told) {
    const { id, content: { type: kind } } = told;
    const entry = this.#shown.get(id);
    if (entry?.kind === kind) {
      entry.data = told;
      return;
    }
    const node = document.createElement(TAGS[kind] ?? "div");
    entry?.node.replaceWith(node); // What is around it may not be told again.
    if (entry) this.#remove(id);
    if (kind === "button") node.type = "button";
    node.className = `element ${kind}`;
    node.dataset.id = id;
    const made = { node, kind, data: told };
    this.#shown.set(id, made);
    this.#listen(made);
  }

  #listen(entry) {
    const { node, kind } = entry;
    const at = (event) => {
      const box = node.getBoundingClientRect();
      return event.detail ? [event.clientX - box.left, event.clientY - box.top] : undefined;
    };
    let pressed = [0, 0];
    node.addEventListener("pointerdown", ({ clientX, clientY }) => { pressed = [clientX, clientY]; }, true);
    node.addEventListener("click", (event) => {
      const { id, isEnabled, isTappable } = entry.data;
      if (!isEnabled || (kind !== "button" && !isTappable)) return;
      // On a map the end of a drag is a click too, and things on it take their own.
      const inMap = event.target.closest(".scene-map");
      if (inMap && event.detail && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > 4) return;
      if (inMap && event.target.closest(".annotation, .callout, .maplibregl-ctrl")) return;
      event.stopPropagation();
      this.#act.send(InterfaceEvents.tapped(id, at(event)));
    });
    if (kind === "button") return;
    let timer;
    const stop = () => clearTimeout(timer);
    const press = (point) => this.#act.send(InterfaceEvents.longPressed(entry.data.id, point));
    const place = ({ clientX, clientY }) => at({ detail: 1, clientX, clientY });
    node.addEventListener("pointerdown", (event) => {
      // The innermost one that wants it takes it; the other button of a mouse has an event of its own.
      if (!entry.data.isPressable || !entry.data.isEnabled || event.pressIsTaken || event.button) return;
      event.pressIsTaken = true;
      const point = place(event);
      timer = setTimeout(() => press(point), 600);
    });
    node.addEventListener("contextmenu", (event) => {
      if (!entry.data.isPressable || !entry.data.isEnabled) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
      press(place(event));
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, stop);
  }

  /** Lists that the program itself moves: the wheel, a finger and the keys tell it how far. */
  #listenToScrolling(entry) {
    const { node } = entry;
    const tell = (x, y) => {
      if (x || y) this.#act.send(InterfaceEvents.scrolled(entry.data.id, [x, y]));
    };
    node.addEventListener("wheel", (event) => {
      if (!entry.data.isScrollable || event.ctrlKey) return;
      event.preventDefault();
      event.stopPropagation();
      const unit = [1, 20, node.clientHeight][event.deltaMode] ?? 1;
      tell(event.deltaX * unit, event.deltaY * unit);
    }, { passive: false });
    node.tabIndex = 0;
    node.addEventListener("keydown", (event) => {
      if (!entry.data.isScrollable || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target.matches("input, textarea, select")) return;
      const page = node.clientHeight * 0.9;
      const all = 1e7;
      const by = { ArrowDown: 44, ArrowUp: -44, PageDown: page, PageUp: -page, End: all, Home: -all }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      // The row that has the focus may go away.
      node.focus({ preventScroll: true });
      tell(0, by);
    });
    let from;
    node.addEventListener("touchstart", ({ touches: [touch] }) => { from = touch; }, { passive: true });
    node.addEventListener("touchmove", (event) => {
      if (!entry.data.isScrollable || !from) return;
      const [touch] = event.touches;
      event.stopPropagation();
      tell(from.clientX - touch.clientX, from.clientY - touch.clientY);
      from = touch;
    }, { passive: true });
  }

  #arrange(element) {
    const entry = this.#shown.get(element.id);
    const { node, kind } = entry;
    // Nobody else listens: a wheel over a map is the map's.
    if (element.isScrollable && !entry.scrolls) {
      entry.scrolls = true;
      this.#listenToScrolling(entry);
    }
    const [[x, y], [width, height]] = element.frame;
    const { style } = element;
    node.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;opacity:${style.opacity};` +
      `border-radius:${style.cornerRadius}px;` +
      (style.background ? `background:${css(style.background)};` : "") +
      (style.isClipped ? "overflow:hidden;" : "") +
      (style.borderWidth > 0 && style.borderColor ? `outline:${style.borderWidth}px solid ${css(style.borderColor)};outline-offset:${-style.borderWidth}px;` : "") +
      (style.shadowRadius > 0 ? `filter:drop-shadow(0 1px ${style.shadowRadius}px #0005);` : "") +
      (style.rotation || style.scale !== 1 ? `transform:rotate(${style.rotation}deg) scale(${style.scale});` : "");
    node.classList.toggle("material", style.isMaterial);
    node.classList.toggle("tappable", element.isTappable && kind !== "map");
    node.classList.toggle("pressable", element.isPressable);
    node.classList.toggle("disabled", !element.isEnabled);
    node.classList.toggle("scrollable", element.isScrollable);
    if (kind === "button") node.disabled = !element.isEnabled;
    const named = element.accessibilityLabel;
    if (named) node.setAttribute("aria-label", named);
    else node.removeAttribute("aria-label");
    if (element.accessibilityIdentifier) node.dataset.name = element.accessibilityIdentifier;
    if (element.isTappable && kind === "group") {
      node.setAttribute("role", "button");
      node.tabIndex = 0;
    }
    const wanted = element.children.map((id) => this.#shown.get(id)?.node).filter(Boolean);
    const first = [...node.children].filter((child) => child.dataset.id);
    if (first.length !== wanted.length || first.some((child, index) => child !== wanted[index])) node.append(...wanted);
  }

  #fill(told) {
    const entry = this.#shown.get(told.id);
    if (!entry) return;
    if (entry.kind === "map") this.#maps.place(told.id, entry.node);
    else entryFor(CONTENTS, told.content, "content of an element")?.(entry, told.content, this.#act);
  }

  /** Brings text fields and sliders to what the program says, when it knows all that was typed. */
  settle() {
    for (const entry of this.#shown.values()) {
      if (["textField", "dateField", "slider", "toggle", "picker"].includes(entry.kind)) {
        CONTENTS[entry.kind](entry, entry.data.content, this.#act);
      }
    }
  }

  #remove(id) {
    const entry = this.#shown.get(id);
    if (!entry) return;
    if (entry.kind === "map") this.#maps.remove(id);
    entry.node.remove();
    this.#shown.delete(id);
  }

  #place(frame) {
    this.#frame = frame;
    const root = this.#shown.get(frame.root)?.node;
    if (root && root.parentElement !== this.#root) this.#root.prepend(root);
    const wanted = new Set(frame.presentations.map(({ id }) => id));
    for (const [id, holder] of this.#presented) {
      if (wanted.has(id)) continue;
      holder.remove();
      this.#presented.delete(id);
    }
    for (const presentation of frame.presentations) this.#present(presentation);
  }

  #present(presentation) {
    let holder = this.#presented.get(presentation.id);
    if (!holder) {
      holder = document.createElement("div");
      holder.innerHTML = '<div class="backdrop"></div><div class="presented" role="dialog" aria-modal="true" tabindex="-1"></div>';
      holder.className = `presentation ${presentation.style}`;
      const dismiss = () => {
        if (holder.dataset.dismissible === "true") this.#act.send(InterfaceEvents.dismissed(presentation.id));
      };
      holder.firstElementChild.addEventListener("click", dismiss);
      holder.addEventListener("keydown", (event) => { if (event.key === "Escape") dismiss(); });
      this.#root.append(holder);
      this.#presented.set(presentation.id, holder);
    }
    const [[x, y], [width, height]] = presentation.frame;
    const box = holder.lastElementChild;
    box.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    holder.dataset.dismissible = String(presentation.isDismissible);
    if (presentation.title) box.setAttribute("aria-label", presentation.title);
    const root = this.#shown.get(presentation.root)?.node;
    if (root && root.parentElement !== box) {
      box.replaceChildren(root);
      box.focus({ preventScroll: true });
    }
  }
}
