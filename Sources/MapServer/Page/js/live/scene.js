// A scene as the program sends it, and the steps from one to the next.

import { entryFor } from "./protocol.js";

function placed(items, item, back) {
  const at = back === undefined || back === null ? 0 : items.findIndex(({ id }) => id === back) + 1;
  items.splice(at, 0, item);
}

function taken(items, wanted) {
  const at = items.findIndex(({ id }) => id === wanted);
  return at < 0 ? undefined : items.splice(at, 1)[0];
}

function steps(items) {
  return {
    remove: (id) => taken(items, id),
    insert: (item, back) => placed(items, item, back),
    move: (id, back) => {
      const item = taken(items, id);
      if (item) placed(items, item, back);
    },
    update: (item) => {
      const at = items.findIndex(({ id }) => id === item.id);
      if (at >= 0) items[at] = item;
    },
  };
}

const STEPS = {
  removeOverlay: (scene, { id }) => steps(scene.overlays).remove(id),
  insertOverlay: (scene, { overlay, inFrontOf }) => steps(scene.overlays).insert(overlay, inFrontOf),
  moveOverlay: (scene, { id, inFrontOf }) => steps(scene.overlays).move(id, inFrontOf),
  updateOverlay: (scene, { overlay }) => steps(scene.overlays).update(overlay),
  removeAnnotation: (scene, { id }) => steps(scene.annotations).remove(id),
  insertAnnotation: (scene, { annotation, inFrontOf }) => steps(scene.annotations).insert(annotation, inFrontOf),
  moveAnnotation: (scene, { id, inFrontOf }) => steps(scene.annotations).move(id, inFrontOf),
  updateAnnotation: (scene, { annotation }) => steps(scene.annotations).update(annotation),
  style: (scene, { style }) => { scene.style = style; },
  interactions: (scene, { interactions }) => { scene.interactions = interactions; },
  selectableFeatures: (scene, { features }) => { scene.selectableFeatures = features; },
  controls: (scene, { controls }) => { scene.controls = controls; },
  userLocation: (scene, { location, notice }) => Object.assign(scene, { userLocation: location, userLocationNotice: notice }),
  camera: (scene, { viewport, isAnimated }) => Object.assign(scene, { viewport, isCameraAnimated: isAnimated }),
  callout: (scene, { callout }) => { scene.callout = callout; },
};

/** Takes steps in their order, in place. */
export function applyChanges(scene, changes) {
  for (const change of changes) entryFor(STEPS, change, "change of a map")?.(scene, change);
}
