// The search field: a combobox whose list shows suggestions while one types, and recent searches while it is empty.
//
// The focus stays in the field; the list's entry that the keyboard is on is named by `aria-activedescendant`. Down and Up
// move, Enter accepts or searches, Escape closes the list and then clears the field, letters and Left or Right go
// back to the text. "/" anywhere on the page comes here.

import { badge, iconOf } from "../badge.js";
import { drawing, element } from "../element.js";
import { distinct, typedPosition } from "../place/description.js";
import { say } from "../spoken.js";
import { t } from "../words/words.js";
import { highlighted } from "./highlight.js";
import { forgetSearches, recentSearches } from "./remembered.js";

const GLASS = "M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12.7 12.7L17 17";
const CLEAR = "M6 6l8 8M14 6l-8 8";
const CLOCK = "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6v4.2l2.8 1.8";
const PIN = "M10 17.5S4.5 12.3 4.5 8a5.5 5.5 0 0 1 11 0c0 4.3-5.5 9.5-5.5 9.5zM10 6.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z";
const PAUSE = 900;

/** The field and its list; `element` belongs at the top of the panel. Calls `search(text)` and `open(entry)`. */
export class SearchField {
  #page;
  #actions;
  #entries = [];
  #active = -1;
  #pause;
  #input = element("input", {
    id: "search-field", type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
    "aria-controls": "suggestions", "aria-label": t("search.label"), placeholder: t("search.placeholder"),
    autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "search",
  });
  #clear = element("button", {
    type: "button", class: "search-clear", hidden: true, "aria-label": t("search.clear"), title: t("search.clear"),
    onclick: () => {
      this.text = "";
      this.#actions.cleared();
      this.focus();
    },
  }, drawing(CLEAR));
  #list = element("ul", { id: "suggestions", role: "listbox", "aria-label": t("search.suggestions"), hidden: true });
  #forget = element("button", {
    type: "button", class: "search-forget", hidden: true, onclick: () => {
      forgetSearches();
      this.#close();
      this.focus();
    },
  }, t("search.forgetRecent"));
  element = element("form", { role: "search", class: "search", onsubmit: (event) => event.preventDefault() },
    element("div", { class: "search-box" }, drawing(GLASS), this.#input, this.#clear), this.#list, this.#forget);

  constructor(page, actions) {
    this.#page = page;
    this.#actions = actions;
    this.#input.addEventListener("input", () => this.#typed());
    this.#input.addEventListener("keydown", (event) => this.#key(event));
    this.#input.addEventListener("focus", () => this.#focused());
    this.#input.addEventListener("click", () => this.#focused());
    // A press on an entry must not take the focus from the field before it is heard.
    this.#list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.element.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.element.contains(relatedTarget)) this.#close();
    });
    document.addEventListener("keydown", (event) => {
      const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.focus();
    });
  }

  get text() { return this.#input.value; }

  set text(value) {
    this.#input.value = value;
    this.#fit();
  }

  #fit() {
    this.#clear.hidden = !this.text;
    // An empty field is written in the page's direction, as its placeholder is.
    this.#input.dir = this.text ? "auto" : "";
  }

  focus() {
    // On narrow windows a place covers the field.
    if (!this.#input.getClientRects().length) this.#page.panel.close();
    this.#input.focus();
    this.#input.select();
  }

  #focused() {
    if (this.#page.sheet.isNarrow) this.#page.sheet.rise("full");
    if (!this.text) this.#showRecent();
  }

  #typed() {
    this.#fit();
    this.#activate(-1);
    clearTimeout(this.#pause);
    if (this.text.trim()) this.#suggest(this.text);
    else {
      this.#page.service.cancel("suggestions");
      this.#showRecent();
    }
  }

  async #suggest(prefix) {
    const { service, camera, languages } = this.#page;
    const position = typedPosition(prefix);
    let results;
    service.cancel("suggestions");
    try {
      // No name begins with a position: nothing else is meant.
      results = position ? [position] : (await service.ask("suggestions", "complete", {
        prefix, near: camera.near, language: languages, limit: 7,
      }))?.results;
    } catch {
      this.#close(); // Enter still searches, and says what is wrong
      return;
    }
    if (!results || document.activeElement !== this.#input) return;
    this.#show(distinct(results, this.#page.map).map((found) => ({ ...found, icon: found.query ? GLASS : PIN })));
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => say(t("search.suggestionCount", { count: this.#entries.length })), PAUSE);
  }

  #showRecent() {
    const recent = recentSearches();
    this.#show(recent.map((entry) => ({ ...entry, icon: CLOCK, query: entry.osm ? undefined : entry.title })));
    this.#forget.hidden = !recent.length;
  }

  #show(entries) {
    this.#entries = entries;
    this.#forget.hidden = true;
    this.#list.replaceChildren(...entries.map((entry, index) => this.#option(entry, index)));
    this.#list.hidden = !entries.length;
    this.#input.setAttribute("aria-expanded", String(entries.length > 0));
    this.#page.panel.top.dataset.open = String(entries.length > 0);
    this.#activate(-1);
  }

  #option(entry, index) {
    const icon = entry.query ? undefined : iconOf(entry);
    const subtitle = entry.subtitle &&
      element("span", { class: "soft", dir: "auto" }, ...highlighted(entry.subtitle, entry.subtitleHighlightRanges));
    return element("li", {
      id: `suggestion-${index}`, role: "option", "aria-selected": "false", onclick: () => this.#accept(entry),
    }, icon && icon !== "civic-dot" ? badge(icon) : element("span", { class: "glyph" }, drawing(entry.icon)),
      element("span", { class: "lines" },
        element("span", { class: "line", dir: "auto" }, ...highlighted(entry.title, entry.titleHighlightRanges)), subtitle));
  }

  #activate(index) {
    this.#active = index;
    [...this.#list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
    const option = this.#list.children[index];
    if (option) {
      this.#input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    } else this.#input.removeAttribute("aria-activedescendant");
  }

  #key(event) {
    if (event.isComposing || event.keyCode === 229) return; // the keys choose among an input method's words
    const count = this.#list.hidden ? 0 : this.#entries.length;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!count) return void this.#typed();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.#activate(this.#active < 0 && step < 0 ? count - 1 : ((this.#active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") this.#activate(-1);
    else if (event.key === "Enter") {
      event.preventDefault();
      if (this.#active >= 0 && count) this.#accept(this.#entries[this.#active]);
      else this.submit();
    } else if (event.key === "Escape" && (count || this.text)) {
      event.preventDefault();
      if (count) this.#close();
      else {
        this.text = "";
        this.#actions.cleared();
      }
    }
  }

  /** Runs a search for what stands in the field. */
  submit() {
    const text = this.text.trim();
    if (!text) return;
    this.#close();
    const position = typedPosition(text);
    if (position) this.#actions.open(position);
    else this.#actions.search(text);
  }

  #accept(entry) {
    this.#close();
    this.text = entry.query ?? entry.title;
    if (entry.query) this.#actions.search(entry.query);
    else this.#actions.open(entry);
  }

  #close() {
    clearTimeout(this.#pause);
    this.#page.service.cancel("suggestions");
    this.#show([]);
  }
}
