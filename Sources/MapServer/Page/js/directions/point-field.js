// Gives a row's field its suggestions: a combobox with a list (ARIA's pattern), Enter without a choice searches.

import { element } from "../element.js";
import { distinct, typedPosition } from "../place/description.js";
import { highlighted } from "../search/highlight.js";
import { say } from "../spoken.js";
import { pageLanguage, t } from "../words/words.js";

let made = 0;

const pointOf = ({ title, latitude, longitude }) => ({ lat: latitude, lon: longitude, name: title, via: false });

/** `choose(point)` is called with the place chosen, with null when the field is emptied. */
export function makePointField(row, page, choose) {
  const { input, field } = row;
  made += 1;
  const id = `places-${made}`;
  const list = element("ul", { class: "options", role: "listbox", id, hidden: true, "aria-label": t("search.suggestions") });
  const attributes = {
    role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": id, "aria-haspopup": "listbox",
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  field.append(list);
  let found = [];
  let active = -1;

  function mark(index) {
    active = index;
    [...list.children].forEach((option, at) => {
      if (at === index) option.setAttribute("aria-selected", "true");
      else option.removeAttribute("aria-selected");
    });
    list.children[index]?.scrollIntoView({ block: "nearest" });
    if (index < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `${id}-${index}`);
  }

  function show(results) {
    found = results;
    list.replaceChildren(...results.map((result, index) => element("li", {
      role: "option", id: `${id}-${index}`,
      onpointerdown: (event) => event.preventDefault(), // the field keeps the focus
      onclick: () => take(result),
    }, element("span", {}, ...highlighted(result.title, result.titleHighlightRanges)),
    result.subtitle && element("span", { class: "soft" }, result.subtitle))));
    list.hidden = !results.length;
    input.setAttribute("aria-expanded", String(results.length > 0));
    mark(-1);
    if (results.length) say(t("search.suggestionCount", { count: results.length }));
  }

  const close = () => {
    page.service.cancel("places");
    show([]);
  };

  function take(result) {
    close();
    input.value = result.title;
    choose(pointOf(result));
  }

  async function suggest() {
    const prefix = input.value.trim();
    if (!prefix) return close();
    const position = typedPosition(prefix);
    if (position) {
      page.service.cancel("places");
      show([position]);
      return mark(0);
    }
    const answer = await page.service.ask("places", "complete", {
      prefix, near: page.camera.near, limit: 6, language: pageLanguage(),
    }).catch(() => ({ results: [] }));
    if (answer && document.activeElement === input) {
      show(distinct(answer.results.filter(({ latitude }) => latitude !== undefined), page.map));
    }
  }

  async function search() {
    const query = input.value.trim();
    if (!query) return;
    close();
    try {
      const answer = await page.service.ask("places", "search", { query, near: page.camera.near, limit: 1, language: pageLanguage() });
      if (!answer) return;
      if (answer.results.length) take(answer.results[0]);
      else say(t("search.none", { query }));
    } catch (error) {
      say(error.words);
    }
  }

  input.addEventListener("input", (event) => {
    if (event.isComposing) return;
    if (!input.value.trim()) {
      close();
      choose(null);
    } else suggest();
  });
  input.addEventListener("compositionend", suggest);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const count = found.length;
    if (event.key === "ArrowDown" && count) mark((active + 1) % count);
    else if (event.key === "ArrowUp" && count) mark(active < 0 ? count - 1 : active - 1);
    else if (event.key === "Enter") active >= 0 ? take(found[active]) : search();
    else if (event.key === "Escape" && count) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
