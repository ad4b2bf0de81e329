// Things of the map itself that can be selected.

import { categoryOf } from "./categories.js";

const REACH = 6; // points around a tap

const TERRITORIES = ["place_labels", "boundary_labels"];
const PHYSICAL = ["water_polygons_labels", "water_lines_labels"];

/** The kind of a drawn feature, as scenes name it; undefined for what cannot be selected. */
function kindOf({ sourceLayer, layer }) {
  if (layer.type !== "symbol") return undefined;
  if (sourceLayer === "pois" || sourceLayer === "public_transport") return "pointOfInterest";
  if (TERRITORIES.includes(sourceLayer) || layer.id === "countries") return "territory";
  return PHYSICAL.includes(sourceLayer) ? "physicalFeature" : undefined;
}

/** The topmost thing at a point that is of one of the kinds; undefined if there is none. */
export function featureAt(map, { x, y }, kinds) {
  if (!kinds.length) return undefined;
  const drawn = map.queryRenderedFeatures([[x - REACH, y - REACH], [x + REACH, y + REACH]]);
  for (const feature of drawn) {
    const kind = kindOf(feature);
    if (!kinds.includes(kind) || feature.geometry.type !== "Point") continue;
    const { properties, geometry: { coordinates: [longitude, latitude] } } = feature;
    return {
      title: properties.name, coordinate: [latitude, longitude], kind,
      category: kind === "pointOfInterest" ? categoryOf(feature) : undefined,
    };
  }
  return undefined;
}
