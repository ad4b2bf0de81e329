// Measures along points that are clicked, or put at the map's middle by key; the area where the line is closed.

import { offer } from "../actions.js";
import { formatArea, formatLength } from "../amounts.js";
import { drawing, element } from "../element.js";
import { OwnLayers, lineFeature, pointFeature } from "../own-layers.js";
import { say } from "../spoken.js";
import { t, usesMiles } from "../words/words.js";
import { area, greatCircles, length } from "./geodesic.js";

const CLOSES = 12; // pixels to the first point
const MOST = 200;
const UNDO = "M7.5 5L4 8.5 7.5 12M4 8.5h7.5a4.5 4.5 0 0 1 0 9H8";

const layers = (dark) => [
  { id: "area", type: "fill", filter: ["==", ["geometry-type"], "Polygon"], paint: { "fill-color": "#c2410c", "fill-opacity": 0.15 } },
  {
    id: "case", type: "line", filter: ["==", ["geometry-type"], "LineString"], layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": dark ? "#1b1208" : "#ffffff", "line-width": 6 },
  },
  {
    id: "line", type: "line", filter: ["==", ["geometry-type"], "LineString"], layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": dark ? "#ff9a56" : "#c2410c", "line-width": 3 },
  },
  {
    id: "points", type: "circle", filter: ["==", ["geometry-type"], "Point"],
    paint: {
      "circle-radius": 5, "circle-color": dark ? "#1b1208" : "#ffffff", "circle-stroke-width": 2.5,
      "circle-stroke-color": dark ? "#ff9a56" : "#c2410c",
    },
  },
  {
    id: "lengths", type: "symbol", filter: ["has", "label"],
    layout: {
      "text-field": ["get", "label"], "text-font": ["Noto Sans Medium", "system-ui", "Noto Sans"], "text-size": 12.5,
      "text-anchor": "bottom", "text-offset": [0, -0.7], "text-allow-overlap": true,
    },
    paint: { "text-color": dark ? "#ffe1cc" : "#7c2d12", "text-halo-color": dark ? "#1b1208" : "#ffffff", "text-halo-width": 2 },
  },
];

const read = (text) => {
  const points = text.replace(/;o$/, "").split(";").slice(0, MOST).map((pair) => pair.split(",").map(Number).reverse());
  const isSound = ([lon, lat]) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return { points: points.filter(isSound), isClosed: text.endsWith(";o") && points.length > 2 };
};

const write = ({ points, isClosed }) =>
  points.map(([lon, lat]) => `${Number(lat.toFixed(6))},${Number(lon.toFixed(6))}`).join(";") + (isClosed ? ";o" : "");

/** The feature. `page` has map, settings, address, panel, camera. */
export function addMeasure(page) {
  const { map, address, panel } = page;
  const canvas = map.getCanvas();
  const drawn = new OwnLayers(map, page.settings, "measure", layers);
  let state;
  let system = usesMiles() ? "imperial" : "metric";

  const total = element("p", { class: "measured" });
  const button = (label, perform, path) =>
    element("button", { type: "button", class: "action", onclick: perform }, path && drawing(path), label);
  const undo = button(t("measure.undo"), () => takeBack(), UNDO);
  const close = button(t("measure.close"), () => set({ isClosed: !state.isClosed }));
  const clear = button(t("measure.clear"), () => set({ points: [], isClosed: false }));
  const sides = element("ol", { class: "sides", "aria-label": t("measure.sides") });
  const units = element("select", {
    "aria-label": t("measure.units"),
    onchange: () => {
      system = units.value;
      show();
    },
  }, ...["metric", "imperial", "nautical"].map((value) => element("option", { value }, t(`measure.${value}`))));
  units.value = system;
  const view = {
    name: "measure", title: t("measure.title"), coversSearch: true, detent: "half",
    element: element("div", { class: "measure" },
      element("p", { class: "soft" }, t("measure.hint")), total,
      element("div", { class: "row-actions" }, button(t("measure.add"), () => addMiddle()), undo, close, clear),
      units, sides),
    opened: () => {
      page.tool = "measure";
      canvas.classList.add("measures");
    },
    closed: () => {
      page.tool = undefined;
      canvas.classList.remove("measures");
      drawn.clear();
      state = undefined;
      address.set({ measure: null });
    },
  };

  // Shows where a point would be put by key; the style shows it while the map has the focus.
  const cross = element("div", { class: "cross", "aria-hidden": "true" });
  canvas.after(cross);
  const place = () => {
    const { x, y } = map.project(map.getCenter());
    Object.assign(cross.style, { left: `${x}px`, top: `${y}px` });
  };
  map.on("move", place);
  map.on("resize", place);
  place();

  const closedLine = () => (state.isClosed ? [...state.points, state.points[0]] : state.points);

  function show() {
    const { points, isClosed } = state;
    const line = closedLine();
    const curve = greatCircles(line);
    const whole = length(line);
    const words = formatLength(whole, system);
    const features = line.length > 1 ? [lineFeature(curve)] : [];
    if (isClosed) features.unshift({ type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [curve] } });
    let sum = 0;
    points.forEach((point, index) => {
      if (index) sum += length([points[index - 1], point]);
      features.push(pointFeature(point, index && !isClosed ? { label: formatLength(sum, system) } : {}));
    });
    drawn.show(features);
    const surface = isClosed ? formatArea(area(points), system) : "";
    const told = points.length > 1 ? [isClosed ? t("measure.around", { length: words }) : words, surface].filter(Boolean) : [];
    total.replaceChildren(...told.map((text) => element("span", {}, text)));
    sides.replaceChildren(...line.slice(1).map((point, index) =>
      element("li", {}, formatLength(length([line[index], point]), system))));
    undo.disabled = clear.disabled = !points.length;
    close.disabled = points.length < 3;
    close.textContent = t(isClosed ? "measure.open" : "measure.close");
    say(told.join(", ") || t("measure.points", { count: points.length }));
  }

  function set(values) {
    state = { ...state, ...values };
    address.set({ measure: write(state) });
    show();
  }

  function add([lon, lat]) {
    if (state.isClosed || state.points.length >= MOST) return;
    set({ points: [...state.points, [lon, lat]] });
  }

  const addMiddle = () => add(map.getCenter().wrap().toArray());

  function takeBack() {
    set(state.isClosed ? { isClosed: false } : { points: state.points.slice(0, -1) });
  }

  map.on("click", (event) => {
    if (!state || event.defaultPrevented) return;
    event.preventDefault();
    const [first] = state.points;
    const near = first && map.project(first);
    const closes = state.points.length > 2 && Math.hypot(near.x - event.point.x, near.y - event.point.y) < CLOSES;
    if (closes) set({ isClosed: true });
    else add(event.lngLat.wrap().toArray());
  });
  canvas.addEventListener("keydown", (event) => {
    if (!state || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") addMiddle();
    else if (event.key === "Backspace") takeBack();
    else return;
    event.preventDefault();
  });

  function open(values) {
    state = values;
    panel.show(view);
    show();
  }

  offer("measure", (place) => {
    const points = place ? [[place.longitude, place.latitude]] : [];
    address.set({ measure: write({ points }) }, { push: true });
    open({ points, isClosed: false });
  });
  address.register("measure", (text) => {
    if (text === null) panel.remove(view);
    else {
      open(read(text));
      if (!address.hasView) page.camera.revealAll(state.points);
    }
  });
  return { get isMeasuring() { return Boolean(state); } };
}
