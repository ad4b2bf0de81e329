// How far one gets in so many minutes: nested areas around a place, with a legend.

import { offer } from "../actions.js";
import { formatArea } from "../amounts.js";
import { ModeChoice } from "../directions/mode-choice.js";
import { problemWords } from "../directions/problems.js";
import { element } from "../element.js";
import { area } from "../measure/geodesic.js";
import { OwnLayers } from "../own-layers.js";
import { marker } from "../pins.js";
import { say } from "../spoken.js";
import { formatDuration, t } from "../words/words.js";

const MINUTES = [5, 10, 15, 20, 30, 45, 60];
const COLORS = ["#15803d", "#2563c9", "#a93ab8", "#c83566", "#c05a1c", "#8a6d0a", "#57534e"];
const START = { mode: "walking", minutes: [5, 10, 15] };

const colorOf = (minutes) => COLORS[MINUTES.indexOf(minutes)] ?? COLORS[0];

const layers = (dark) => [
  { id: "fill", type: "fill", paint: { "fill-color": ["get", "color"], "fill-opacity": dark ? 0.24 : 0.17 } },
  {
    id: "edge", type: "line", layout: { "line-join": "round" },
    paint: { "line-color": ["get", "color"], "line-width": 2, "line-opacity": 0.9 },
  },
];

function read(text) {
  const [place = "", mode = "", minutes = ""] = text.split(";");
  const [lat, lon] = place.split(",").map(Number);
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return undefined;
  const wanted = minutes.split(",").map(Number).filter((each) => MINUTES.includes(each));
  return { lat, lon, mode: mode || START.mode, minutes: wanted.length ? wanted : START.minutes };
}

const write = ({ lat, lon, mode, minutes }) =>
  `${Number(lat.toFixed(5))},${Number(lon.toFixed(5))};${mode};${minutes.join(",")}`;

const rings = ({ type, coordinates }) => (type === "Polygon" ? [coordinates] : coordinates);
const areaOf = (geometry) => rings(geometry).reduce((sum, [outer, ...holes]) =>
  sum + area(outer.slice(1)) - holes.reduce((less, hole) => less + area(hole.slice(1)), 0), 0);

/** The feature. `page` has map, settings, service, address, panel, camera. */
export function addReachable(page) {
  const { map, service, address, panel } = page;
  const drawn = new OwnLayers(map, page.settings, "reach", layers, { below: "labels" });
  let state;
  let pin;
  let modes = [];

  const change = (values) => {
    const isNew = !address.get("reach");
    state = { ...state, ...values };
    address.set({ reach: write(state) }, { push: isNew });
    ask();
  };
  const modeChoice = new ModeChoice((mode) => change({ mode }));
  const boxes = MINUTES.map((value) => element("input", {
    type: "checkbox", value,
    onchange: () => {
      const minutes = boxes.filter(({ checked }) => checked).map((box) => Number(box.value));
      if (minutes.length) change({ minutes });
      else show();
    },
  }));
  const note = element("p", { class: "note", hidden: true });
  const legend = element("ul", { class: "legend", "aria-label": t("reach.legend") });
  const view = {
    name: "reach", title: t("reach.title"), coversSearch: true,
    element: element("div", { class: "reach" }, modeChoice.element,
      element("fieldset", { class: "minutes" }, element("legend", {}, t("reach.minutes")),
        ...boxes.map((box) => element("label", {}, box, element("span", { class: "face" }, formatDuration(box.value * 60))))),
      note, legend, element("p", { class: "soft" }, t("reach.credit"))),
    closed: () => {
      service.cancel("reach");
      drawn.clear();
      pin?.remove();
      pin = state = undefined;
      address.set({ reach: null });
    },
  };

  function show() {
    modeChoice.show(modes, state.mode);
    for (const box of boxes) box.checked = state.minutes.includes(Number(box.value));
    if (!pin) {
      pin = marker(map, [state.lon, state.lat], element("div", { class: "trip-pin start" }), { draggable: true });
      pin.on("dragend", () => {
        const { lat, lng } = pin.getLngLat().wrap();
        change({ lat, lon: lng });
      });
    }
    pin.setLngLat([state.lon, state.lat]);
  }

  function tell(words) {
    note.textContent = words;
    note.hidden = !words;
    if (words) say(words);
  }

  async function ask() {
    show();
    const { lat, lon, mode, minutes } = state;
    try {
      const answer = await service.ask("reach", "isochrone", { location: `${lat},${lon}`, minutes: minutes.join(","), mode });
      if (!answer || !state) return;
      const features = answer.features.map((feature) => ({
        ...feature, properties: { ...feature.properties, color: colorOf(feature.properties.minutes) },
      }));
      const bySize = features.toSorted((a, b) => b.properties.minutes - a.properties.minutes);
      drawn.show(bySize);
      const items = bySize.toReversed().map(({ properties, geometry }) => {
        const swatch = element("span", { class: "swatch", "aria-hidden": "true" });
        swatch.style.background = properties.color;
        return element("li", {}, swatch, element("span", {}, formatDuration(properties.minutes * 60)),
          element("span", { class: "soft" }, formatArea(areaOf(geometry))));
      });
      legend.replaceChildren(...items);
      tell("");
      say(items.map(({ innerText }) => innerText).join(", "));
      const corners = rings(bySize[0]?.geometry ?? { coordinates: [] }).flatMap(([outer]) => outer);
      page.camera.revealAll(corners);
    } catch (error) {
      if (!state) return;
      drawn.clear();
      legend.replaceChildren();
      tell(problemWords(error, { points: [state] }, []));
    }
  }

  async function open(place) {
    state = place;
    panel.show(view);
    ask();
    modes = ((await service.ask("reach modes", "modes").catch(() => undefined))?.modes ?? [])
      .filter(({ kind }) => kind !== "transit"); // there are no areas by timetable
    if (!state) return;
    if (modes.length && !modes.some(({ name }) => name === state.mode)) change({ mode: modes[0].name });
    else show();
  }

  offer("reach", ({ latitude, longitude }) => {
    const place = { ...START, lat: latitude, lon: longitude };
    address.set({ reach: write(place) }, { push: true });
    open(place);
  });
  address.register("reach", (text) => {
    const place = text && read(text);
    if (place) open(place);
    else panel.remove(view);
  });
}
