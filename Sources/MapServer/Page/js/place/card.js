// What the place card shows below its name.

import { isOffered, perform } from "../actions.js";
import { badge, iconOf } from "../badge.js";
import { drawing, element } from "../element.js";
import { keepFavorite, isFavorite } from "../search/remembered.js";
import { say } from "../spoken.js";
import { formatNumber, hasWords, t, usesMiles } from "../words/words.js";
import { NOTATIONS, chosenNotation, nextNotation } from "./coordinates.js";
import { cuisines, sortOf } from "./description.js";
import { hoursTable } from "./hours-table.js";

const DRAWINGS = {
  directions: "M3 10.8L16.5 3.5 9.6 17l-1.2-5.2z",
  call: "M5 3h2.6l1.3 3.4-1.8 1.4a9 9 0 0 0 5 5l1.5-1.8L17 12.4V15a2 2 0 0 1-2 2A12 12 0 0 1 3 5a2 2 0 0 1 2-2z",
  website: "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM3 10h14M10 3c2.6 2.4 2.6 11.6 0 14M10 3c-2.6 2.4-2.6 11.6 0 14",
  share: "M10 12V3M6.8 6L10 2.8 13.2 6M5.5 9.5H4.5v7.5h11V9.5h-1",
  save: "M10 3l2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z",
  copy: "M7.5 7.5h8v9h-8zM12.5 7.5v-4h-8v9h3",
  swap: "M4 7.5h11.5L12.5 4.5M16 12.5H4.5l3 3",
};

/** Copies a text and says so. */
async function copy(text, told, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return; // no permission: the text stands there to be marked
  }
  say(told);
  const face = button.querySelector(".told");
  if (!face) return;
  face.textContent = told;
  setTimeout(() => { face.textContent = ""; }, 1600);
}

const row = (name, ...content) =>
  element("div", { class: "row" }, element("dt", {}, name), element("dd", {}, ...content));

function copyButton(text, what) {
  const button = element("button", {
    type: "button", class: "copy", "aria-label": t("place.copy", { what }), title: t("place.copy", { what }),
    onclick: () => copy(text(), t("place.copied"), button),
  }, element("span", { class: "told", "aria-hidden": "true" }), drawing(DRAWINGS.copy));
  return button;
}

/** A web address that is safe to link, else undefined. */
function webAddress(text) {
  try {
    const address = new URL(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
    return ["http:", "https:"].includes(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

const link = (href, text) => element("a", { href, target: "_blank", rel: "noopener noreferrer", dir: "ltr" }, text);

const round = (text, icon, attributes) => element(attributes.href ? "a" : "button", {
  ...(attributes.href ? {} : { type: "button" }), ...attributes, class: `round ${attributes.class ?? ""}`,
}, element("span", { class: "face" }, drawing(DRAWINGS[icon])), element("span", { class: "name" }, text));

/** The row of buttons: directions, call, website, share, save. */
export function actionRow(place, shareLink) {
  const { phone, website } = place.attributes ?? {};
  const web = website && webAddress(website.split(";")[0].trim());
  const parts = [];
  if (isOffered("directions")) {
    parts.push(round(t("directions.title"), "directions", {
      class: "primary", onclick: () => perform("directions", {
        latitude: place.latitude, longitude: place.longitude, name: place.title, osm: place.osm,
      }),
    }));
  }
  if (phone) parts.push(round(t("place.call"), "call", { href: `tel:${phone.split(/[;,]/)[0].replace(/[^+\d]/g, "")}` }));
  if (web) parts.push(round(t("place.website"), "website", { href: web.href, target: "_blank", rel: "noopener noreferrer" }));
  const share = round(t("place.share"), "share", {
    onclick: async () => {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title: place.title, url: shareLink() }).catch(() => {}); // given up by the reader
      } else {
        await copy(shareLink(), t("place.linkCopied"), share);
        share.querySelector(".name").textContent = t("place.linkCopied");
        setTimeout(() => { share.querySelector(".name").textContent = t("place.share"); }, 1600);
      }
    },
  });
  parts.push(share);
  if (place.osm ?? place.point) parts.push(saveButton(place));
  return element("div", { class: "rounds" }, ...parts);
}

function saveButton(place) {
  const { title, subtitle, osm, point, kind, category, latitude, longitude, attributes } = place;
  const entry = {
    title, subtitle, osm, point, kind, category, latitude, longitude, attributes: attributes?.kind && { kind: attributes.kind },
  };
  const show = () => {
    const kept = isFavorite(entry);
    button.setAttribute("aria-pressed", String(kept));
    button.querySelector(".name").textContent = t(kept ? "place.saved" : "place.save");
  };
  const button = round(t("place.save"), "save", {
    onclick: () => {
      keepFavorite(entry, !isFavorite(entry));
      show();
    },
  });
  show();
  return button;
}

function coordinatesRow(place) {
  let notation = chosenNotation();
  const text = () => NOTATIONS[notation](place);
  const value = element("span", { dir: "ltr", class: "coordinates" }, text());
  const swap = element("button", {
    type: "button", class: "copy", "aria-label": t("place.notation"), title: t("place.notation"),
    onclick: () => {
      notation = nextNotation(notation);
      value.textContent = text();
      say(text());
    },
  }, drawing(DRAWINGS.swap));
  return row(t("place.coordinates"), value, swap, copyButton(text, t("place.coordinates")));
}

const elevation = (meters) => formatNumber(usesMiles() ? meters / 0.3048 : meters, {
  style: "unit", unit: usesMiles() ? "foot" : "meter", unitDisplay: "short", maximumFractionDigits: 0,
});

/** Rows of what is mapped about the place. */
function facts(place, names) {
  const { attributes = {} } = place;
  const rows = [];
  if (attributes.opening_hours) rows.push(row(t("place.hours"), hoursTable(attributes.opening_hours, place.hours)));
  if (attributes.cuisine) rows.push(row(t("place.cuisine"), cuisines(attributes.cuisine)));
  const wheelchair = `wheelchair.${attributes.wheelchair === "designated" ? "yes" : attributes.wheelchair}`;
  if (hasWords(wheelchair)) rows.push(row(t("place.access"), t(wheelchair)));
  if (place.subtitle) {
    rows.push(row(t("place.address"), element("span", { class: "value", dir: "auto" }, place.subtitle),
      copyButton(() => `${place.title}, ${place.subtitle}`, t("place.address"))));
  }
  if (attributes.level) rows.push(row(t("place.level"), attributes.level.replaceAll(";", ", ")));
  if (attributes.phone) {
    rows.push(row(t("place.phone"), ...attributes.phone.split(";").map((number) =>
      element("a", { href: `tel:${number.replace(/[^+\d]/g, "")}`, dir: "ltr" }, number.trim()))));
  }
  const web = attributes.website && webAddress(attributes.website.split(";")[0].trim());
  if (web) rows.push(row(t("place.website"), link(web.href, web.hostname.replace(/^www\./, "") + web.pathname.replace(/\/$/, ""))));
  if (attributes.email) rows.push(row(t("place.email"), element("a", { href: `mailto:${attributes.email}`, dir: "ltr" }, attributes.email)));
  if (/^[0-9.]+S?$/.test(attributes.stars ?? "")) rows.push(row(t("place.stars"), formatNumber(parseFloat(attributes.stars))));
  if (Number(attributes.ele)) rows.push(row(t("place.elevation"), elevation(Number(attributes.ele))));
  if (Number(attributes.population)) rows.push(row(t("place.population"), formatNumber(Number(attributes.population))));
  const others = [...new Set(Object.values(names ?? {}))].filter((name) => name !== place.title).slice(0, 6);
  if (others.length) rows.push(row(t("place.names"), element("span", { dir: "auto" }, others.join(" · "))));
  rows.push(coordinatesRow(place));
  return rows;
}

/** The card of a place as the service tells it; `names` are all that it has, `shareLink()` its address. */
export function placeCard(place, { names, shareLink }) {
  const icon = iconOf(place);
  const sort = sortOf(place);
  const where = place.address?.city;
  const kinds = { n: "node", w: "way", r: "relation" };
  return [
    element("p", { class: "place-sort" }, icon && badge(icon, 24),
      element("span", { dir: "auto" }, [sort, where === place.title ? "" : where].filter(Boolean).join(" · "))),
    actionRow(place, shareLink),
    element("dl", { class: "facts" }, ...facts(place, names)),
    place.osm && element("p", { class: "place-osm" },
      link(`https://www.openstreetmap.org/${kinds[place.osm[0]]}/${place.osm.slice(1)}`, t("place.osm"))),
  ].filter(Boolean);
}
