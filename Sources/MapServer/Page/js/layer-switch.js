// The panel that chooses the style and the appearance.

import { perform } from "./actions.js";
import { ButtonGroup, buttonCorner, makeButton } from "./controls.js";
import { element } from "./element.js";
import { LANGUAGES, pageLanguage, rememberLanguage, t } from "./words/words.js";

const SWATCHES = {
  standard: ["#f7f4ee", "#a9d4ec", "#cbe8b8", "#f9c86f", "#ffffff"],
  muted: ["#f5f5f3", "#cbdde6", "#deead7", "#f6ead0", "#ffffff"],
  hybrid: ["#4c5a41", "#2c4858", "#3c5236", "#ffd98a", "#ffffff"],
  imagery: ["#4c5a41", "#2c4858", "#3c5236", "#6c7a61", "#6c7a61"],
};

/** A small map drawn in a style's colors. */
function swatch(name) {
  const [land, water, park, road, street] = SWATCHES[name];
  const holder = document.createElement("template");
  holder.innerHTML =
    `<svg viewBox="0 0 60 38" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="${land}" d="M0 0h60v38H0z"/><path fill="${water}" d="M0 26c10-5 15 5 25 2s12 4 14 10H0z"/>
      <path fill="${park}" d="M38 4h14l4 12H42z"/>
      <path fill="none" stroke="${street}" stroke-width="3" d="M10 0l8 24M60 30L28 18"/>
      <path fill="none" stroke="${road}" stroke-width="4" d="M0 14l34-4L46 38"/></svg>`;
  return holder.content.firstChild;
}

const choice = (name, value, checked, picture, choose) => element("label", {},
  element("input", { type: "radio", name, value, checked, onchange: () => choose(value) }),
  element("span", { class: "face" }, picture, t(`layers.${value}`)));

const fieldset = (title, look, choices) =>
  element("fieldset", {}, element("legend", {}, title), element("div", { class: look }, ...choices));

/** The page's languages, each by its own name. */
function languageChoice(address) {
  const select = element("select", {
    onchange: () => {
      rememberLanguage(select.value);
      address.set({ lang: null });
      setTimeout(() => { // once the address is written
        history.replaceState({ ...history.state, isChoosing: true }, "");
        location.reload();
      });
    },
  }, ...LANGUAGES.map((language) => element("option", {
    value: language, lang: language, selected: language === pageLanguage(),
  }, new Intl.DisplayNames([language], { type: "language" }).of(language))));
  return element("label", { class: "language" }, element("span", {}, t("layers.language")), select);
}

/** Adds the layer switch to the map. */
export function addLayerSwitch({ map, settings, address, styles }) {
  const panel = element("div", { class: "panel", id: "layers", hidden: true },
    fieldset(t("layers.style"), "choices pictured", styles.map((value) =>
      choice("style", value, settings.style === value, swatch(value), (chosen) => { settings.style = chosen; }))),
    fieldset(t("layers.appearance"), "choices", ["auto", "light", "dark"].map((value) =>
      choice("appearance", value, settings.appearance === value, null, (chosen) => { settings.appearance = chosen; }))),
    languageChoice(address));

  const show = (visible) => {
    panel.hidden = !visible;
    button.setAttribute("aria-expanded", String(visible));
    if (visible) for (const more of ["pointLayers", "terrain"]) perform(more, panel);
    if (visible) panel.querySelector("input:checked")?.focus({ preventScroll: true });
  };
  const button = makeButton("layers", t("layers.name"), () => show(panel.hidden));
  button.setAttribute("aria-expanded", "false");
  button.setAttribute("aria-controls", panel.id);

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !panel.hidden) {
      event.preventDefault(); // the panel beside the map stays
      show(false);
      button.focus();
    }
  });
  document.addEventListener("pointerdown", (event) => {
    if (!panel.contains(event.target) && !button.contains(event.target)) show(false);
  });

  map.addControl(new ButtonGroup(button), buttonCorner());
  map.getContainer().append(panel);
  const { isChoosing, ...state } = history.state ?? {};
  if (!isChoosing) return;
  // The page was loaded again for another language.
  history.replaceState(state, "");
  show(true);
  panel.querySelector("select").focus();
}
