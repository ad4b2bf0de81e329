// A scene as the program sends it, and the steps from one to the next.

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
    remove: (change) => taken(items, change._0),
    insert: (change) => placed(items, change._0, change.inFrontOf),
    move: (change) => {
      const item = taken(items, change._0);
      if (item) placed(items, item, change.inFrontOf);
    },
    update: (change) => {
      const at = items.findIndex(({ id }) => id === change._0.id);
      if (at >= 0) items[at] = change._0;
    },
  };
}

/** Takes steps in their order, in place. */
export function applyChanges(scene, changes) {
  const lists = { Overlay: steps(scene.overlays), Annotation: steps(scene.annotations) };
  for (const change of changes) {
    const [[name, values]] = Object.entries(change);
    const [, verb, thing] = name.match(/^(remove|insert|move|update)(Overlay|Annotation)$/) ?? [];
    if (thing) lists[thing][verb](values);
    else if (name === "style") scene.style = values._0;
    else if (name === "interactions") scene.interactions = values._0;
    else if (name === "selectableFeatures") scene.selectableFeatures = values._0;
    else if (name === "controls") scene.controls = values._0;
    else if (name === "callout") scene.callout = values._0;
    else if (name === "camera") {
      scene.viewport = values._0;
      scene.isCameraAnimated = values.isAnimated;
    } else if (name === "userLocation") {
      scene.userLocation = values._0;
      scene.userLocationNotice = values.notice;
    }
  }
}
