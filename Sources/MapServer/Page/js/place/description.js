// A found place in words, for lists and the card.

import { formatDistance, hasWords, pageLocale, t } from "../words/words.js";

/** Words for a value that may have none: underscores of tags become spaces. */
const plain = (tag) => tag.replaceAll("_", " ").replace(/^./, (letter) => letter.toLocaleUpperCase(pageLocale()));

const known = (key, otherwise) => (hasWords(key) ? t(key) : otherwise);

/** What sort of place it is: "Café", "Street". */
export function sortOf({ kind, category, attributes }) {
  if (category) return known(`category.${category}`, plain(category));
  if (kind === "poi" && attributes?.kind) return plain(attributes.kind.split("=")[1]);
  return known(`kind.${kind}`, t("kind.poi"));
}

const lines = ({ title, subtitle }) => `${title}\n${subtitle}`;

/** Places of which those that read alike tell how far from a map's middle they are; these have the place as `whole`. */
export const toldApart = (places, map) => places.map((place) => {
  if (!places.some((other) => other !== place && lines(other) === lines(place))) return place;
  const away = formatDistance(map.getCenter().distanceTo(new maplibregl.LngLat(place.longitude, place.latitude)));
  return { ...place, subtitle: [place.subtitle, away].filter(Boolean).join(" · "), whole: place };
});

/** The same for suggestions: of those that read alike even then, the first. */
export const distinct = (places, map) => toldApart(places, map).filter((place, index, all) =>
  all.findIndex((other) => lines(other) === lines(place)) === index);

/** "coffee_shop;ice_cream" as a reader says it. */
export function cuisines(text) {
  const parts = text.split(/[;,]/).map((part) => part.trim()).filter(Boolean);
  return new Intl.ListFormat(pageLocale(), { type: "unit" }).format(
    parts.map((part) => known(`cuisine.${part}`, plain(part))));
}

/** The place's own reference for the address: its element, else its position. */
export const referenceOf = ({ osm, latitude, longitude }) => osm ?? positionText({ latitude, longitude });

/** A position as the address and the service write it. */
export const positionText = ({ latitude, longitude }) => `${Number(latitude.toFixed(6))},${Number(longitude.toFixed(6))}`;

/** The position that "60.17,24.94" tells; undefined for anything else. */
export function readPosition(text) {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  if (!match) return undefined;
  const [latitude, longitude] = match.slice(1).map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The place that a reader means who typed "60.17, 24.94" or "geo:60.17,24.94"; undefined for anything else. */
export function typedPosition(text) {
  const position = readPosition(text.trim().replace(/^geo:/i, "").replace(/[\s,;]+/g, ","));
  return position && { ...position, title: text.trim(), subtitle: t("place.coordinates") };
}
