// The page's words, numbers and distances in the reader's language.
//
// A language is one file beside this one with the same keys as `en.js`; a test compares keys and placeholders.
// A value is a text with {placeholders}, or an object of texts by plural category, chosen by the value `count`.
//
//     t("place.share")
//     t("results.count", { count: 3 })      // numbers are written as the language writes them

const FILES = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  fr: () => import("./fr.js"),
  es: () => import("./es.js"),
  fi: () => import("./fi.js"),
  zh: () => import("./zh.js"),
  ja: () => import("./ja.js"),
  ar: () => import("./ar.js"),
};
/** Languages that the page speaks; the first is spoken when the reader knows none of them. */
export const LANGUAGES = Object.keys(FILES);
const RIGHT_TO_LEFT = ["ar"];
const IMPERIAL = ["US", "LR", "MM"];
const STORED = "mapwright.lang";

let words = {};
let locale = "en";
let plural = new Intl.PluralRules("en");
let isImperial = false;

const primary = (tag) => tag.split("-")[0].toLowerCase();

function stored() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // storage switched off
  }
}

/** The languages that the reader wants, best first: the address's, the one chosen before, the browser's. */
export function wantedLanguages() {
  const asked = new URLSearchParams(location.search).get("lang");
  return [asked, stored(), ...(navigator.languages ?? []), navigator.language, "en"].filter(
    (tag) => tag && /^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/.test(tag));
}

/** Loads the page's language and turns the page into its direction. */
export async function loadWords() {
  const tag = wantedLanguages().find((wanted) => LANGUAGES.includes(primary(wanted)));
  const language = primary(tag);
  words = (await FILES[language]()).default;
  locale = tag;
  plural = new Intl.PluralRules(locale);
  const units = new URLSearchParams(location.search).get("units");
  isImperial = units ? units === "imperial" : IMPERIAL.includes(new Intl.Locale(navigator.language).region);
  Object.assign(document.documentElement, { lang: language, dir: isRightToLeft() ? "rtl" : "ltr" });
}

/** Remembers the reader's choice; shown after the page has been loaded again. */
export function rememberLanguage(language) {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // Storage switched off: the browser's language stays.
  }
}

/** The language that the page speaks: "de". */
export const pageLanguage = () => primary(locale);

/** Its locale, for Intl: "de-AT". */
export const pageLocale = () => locale;

export const isRightToLeft = () => RIGHT_TO_LEFT.includes(primary(locale));

/** Whether distances are in miles and feet. */
export const usesMiles = () => isImperial;

/** Whether there are words for a key that was made of data. */
export const hasWords = (key) => Object.hasOwn(words, key);

/** A text by its key. Throws for a key that there is not, so that no test passes it by. */
export function t(key, values = {}) {
  let text = words[key];
  if (text === undefined) throw new Error(`There are no words for “${key}”`);
  if (typeof text === "object") text = text[plural.select(values.count)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    typeof values[name] === "number" ? formatNumber(values[name]) : String(values[name] ?? whole));
}

/** A number as the language writes it. */
export const formatNumber = (value, options) => new Intl.NumberFormat(locale, options).format(value);

const unit = (value, name, digits = 0) =>
  formatNumber(value, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: digits });

/** A distance for a reader, from meters: "350 m", "2.4 km", "0.3 mi". */
export function formatDistance(meters) {
  if (isImperial) {
    const miles = meters / 1609.344;
    if (miles < 0.1) return unit(Math.round(meters / 0.3048 / 10) * 10, "foot");
    return unit(miles, "mile", miles < 10 ? 1 : 0);
  }
  if (meters < 995) return unit(meters < 100 ? Math.round(meters) : Math.round(meters / 10) * 10, "meter");
  return unit(meters / 1000, "kilometer", meters < 99_950 ? 1 : 0);
}

/** A duration for a reader, from seconds: "4 min", "1 hr 5 min". */
export function formatDuration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = unit(minutes % 60, "minute");
  if (!hours) return rest;
  return minutes % 60 ? `${unit(hours, "hour")} ${rest}` : unit(hours, "hour");
}
