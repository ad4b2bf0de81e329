// Place names in the reader's language.

import { wantedLanguages } from "./words/words.js";

/** The reader's first language, as tiles name it: "de", "zh"; it may be one that the page does not speak. */
export const readerLanguage = () => wantedLanguages()[0].split("-")[0].toLowerCase();

const isName = (value) => Array.isArray(value) && value.length === 2 && value[0] === "get" && value[1] === "name";

function translated(value, language) {
  if (isName(value)) return ["coalesce", ["get", `name_${language}`], ["get", "name"]];
  return Array.isArray(value) ? value.map((part) => translated(part, language)) : value;
}

/** Makes every label prefer `name_xx` over the local name, which stays where there is no other. */
export function localizeLabels(style, language) {
  for (const layer of style.layers) {
    const field = layer.layout?.["text-field"];
    if (field) layer.layout["text-field"] = translated(field, language);
  }
}

/** Countries as the browser itself calls them; the outline's data knows only English. */
export function localizeCountries(collection, language) {
  let names;
  try {
    names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  } catch {
    return collection;
  }
  for (const { properties } of collection.features) {
    properties.name = (properties.code && names.of(properties.code)) || properties.name;
  }
  return collection;
}
