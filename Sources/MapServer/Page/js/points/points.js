// Layers of points: switches in the layers' menu, clusters on the map, a list of what is in view, and cards.
//
// Parts of the address: `points`, the layers that are shown (`points=shops,buses`), and `point`, one whose card is open
// (`point=shops/s12`). Offers "point" to other features: perform("point", "shops/s12") opens its card.

import { offer } from "../actions.js";
import { element } from "../element.js";
import { actionRow } from "../place/card.js";
import { positionText } from "../place/description.js";
import { say } from "../spoken.js";
import { formatNumber, t } from "../words/words.js";
import { LiveLayer } from "./live-layer.js";

const COLORS = ["#b3306b", "#1f6feb", "#0f7b53", "#9a5b00", "#6b46c1", "#b42318"];
const PAGE = 50;
/** Of properties the one that names a point. */
const NAMES = ["name", "title", "label"];

const nameOf = ({ id, properties = {} }) => String(NAMES.map((key) => properties[key]).find(Boolean) ?? id);

const isAddress = (value) => /^https?:\/\//.test(value) && URL.canParse(value);

function factOf([name, value]) {
  const text = typeof value === "number" ? formatNumber(value, { maximumFractionDigits: 6 }) :
    typeof value === "string" ? value : JSON.stringify(value);
  return element("div", { class: "row" }, element("dt", {}, name), element("dd", { dir: "auto" },
    isAddress(text) ? element("a", { href: text, target: "_blank", rel: "noopener noreferrer" }, text) : text));
}

/** The feature. */
export async function addPoints(page) {
  const { map, address, panel, pins, camera } = page;
  const answer = await fetch("points");
  const layers = answer.ok ? (await answer.json()).layers : [];
  const shown = new Map();
  const switches = new Map();
  const colorOf = (name) => COLORS[layers.findIndex((layer) => layer.name === name) % COLORS.length];

  // The list of what is in view, and of the points of one cluster.

  const body = element("div", { class: "point-list" });
  const list = { name: "points", title: t("points.inView"), detent: "half", element: body, closed: () => { load = undefined; } };
  let load;

  const entry = (layer, item) => element("li", {}, element("button", {
    type: "button", onclick: () => choose(layer, item),
    onpointerenter: () => layer.highlight(item.id), onpointerleave: () => layer.highlight(),
    onfocus: () => layer.highlight(item.id), onblur: () => layer.highlight(),
  }, element("span", { class: "point-dot", "aria-hidden": "true", "data-color": layer.name }),
  element("span", { class: "lines" },
    element("span", { class: "line", dir: "auto" }, item.count > 1 ? t("points.count", { count: item.count }) : nameOf(item)),
    element("span", { class: "soft" }, element("bdi", {}, layer.name)))));

  function fill(entries, more) {
    const focused = [...body.querySelectorAll("button")].indexOf(document.activeElement);
    body.replaceChildren(
      entries.length ? element("ol", { class: "place-list" }, ...entries) : element("p", { class: "soft" }, t("points.none")),
      ...(more ? [element("button", { type: "button", class: "action", onclick: more }, t("points.more"))] : []));
    for (const dot of body.querySelectorAll("[data-color]")) dot.style.background = colorOf(dot.dataset.color);
    // What changes by itself takes the focus from nobody.
    const buttons = body.querySelectorAll("button");
    if (focused >= 0) buttons[Math.min(focused, buttons.length - 1)]?.focus({ preventScroll: true });
  }

  function listView() {
    const items = [...shown.values()].flatMap((layer) => layer.items.map((item) => [layer, item]));
    fill(items.slice(0, PAGE * 2).map(([layer, item]) => entry(layer, item)));
    return items.reduce((sum, [, { count }]) => sum + count, 0);
  }

  function openList() {
    load = listView;
    list.title = t("points.inView");
    say(t("points.count", { count: listView() }));
    panel.show(list);
  }

  /** The points of a cluster that no zoom divides, by page. */
  async function openLeaves(layer, item) {
    load = undefined;
    const points = item.stack ? [...item.stack] : [];
    const next = async () => {
      if (points.length < item.count) {
        const query = new URLSearchParams({ zoom: layer.level, offset: points.length, limit: PAGE });
        const path = `clusters/${encodeURIComponent(layer.name)}/${encodeURIComponent(item.id)}/leaves`;
        const leaves = await fetch(`${path}?${query}`).then((response) => response.json()).catch(() => undefined);
        if (!leaves?.points) return say(t("service.unreachable"));
        points.push(...leaves.points);
      }
      fill(points.map((point) => entry(layer, { ...point, count: 1 })), points.length < item.count && next);
    };
    list.title = t("points.count", { count: item.count });
    await next();
    panel.show(list);
  }

  // A point's card.

  const card = {
    name: "point", title: "", detent: "half", element: element("div", { class: "place" }),
    opened: () => address.set({ point: card.reference }, { push: true }),
    closed: () => {
      pins.select();
      address.set({ point: null });
    },
  };

  function openCard(layerName, point, zoom) {
    card.reference = `${layerName}/${point.id}`;
    card.title = nameOf(point);
    const { latitude, longitude } = point;
    card.place = { latitude, longitude, title: card.title, subtitle: layerName, point: card.reference };
    const link = () => address.link({ points: layerName, point: card.reference }, `#17/${latitude}/${longitude}`);
    const facts = Object.entries(point.properties ?? {}).filter(([key]) => !NAMES.includes(key) || String(point.properties[key]) !== card.title);
    card.element.replaceChildren(element("p", { class: "place-sort" }, element("bdi", {}, layerName)), actionRow(card.place, link), element("dl", { class: "facts" },
      ...facts.map(factOf),
      element("div", { class: "row" }, element("dt", {}, t("place.coordinates")),
        element("dd", { dir: "ltr", class: "coordinates" }, positionText(point).replace(",", ", ")))));
    if (layerName === "photographs") import("../photographs/card.js").then(({ addPhotograph }) => addPhotograph(card.element, point.id, open));
    panel.show(card);
    pins.select([longitude, latitude]);
    camera.reveal([longitude, latitude], zoom);
  }

  function choose(layer, item) {
    if (item.stack) return void openLeaves(layer, item);
    if (item.count === 1) return openCard(layer.name, item);
    const zoom = (item.expansionZoom ?? 31) - 1;
    if (zoom > map.getMaxZoom()) return void openLeaves(layer, item);
    map.easeTo({ center: [item.longitude, item.latitude], zoom: Math.max(zoom, map.getZoom() + 0.5) });
    say(t("points.count", { count: item.count }));
  }

  // Switching layers.

  function show(names) {
    const wanted = names.filter((name) => layers.some((layer) => layer.name === name));
    for (const [name, layer] of shown) {
      if (wanted.includes(name)) continue;
      layer.close();
      shown.delete(name);
    }
    for (const name of wanted) {
      if (shown.has(name)) continue;
      const layer = new LiveLayer(map, name, colorOf(name), choose);
      layer.addEventListener("change", () => load?.());
      shown.set(name, layer);
    }
    if (!shown.size) panel.remove(list);
    load?.();
    for (const [name, input] of switches) input.checked = shown.has(name);
    listButton.hidden = !shown.size;
  }

  function change(names) {
    show(names);
    address.set({ points: names.join(",") || null });
  }

  const listButton = element("button", { type: "button", class: "action", hidden: true, onclick: openList }, t("points.inView"));

  function row({ name, count }) {
    const input = element("input", {
      type: "checkbox", role: "switch", onchange: () => {
        change([...shown.keys()].filter((other) => other !== name).concat(input.checked ? [name] : []));
      },
    });
    switches.set(name, input);
    const dot = element("span", { class: "point-dot", "aria-hidden": "true" });
    dot.style.background = colorOf(name);
    return element("label", { class: "point-layer" }, input,
      element("span", { class: "face" }, dot, element("bdi", {}, name),
        element("span", { class: "soft" }, formatNumber(count))));
  }

  offer("pointLayers", (holder) => {
    if (!layers.length || holder.querySelector(".point-layers")) return;
    const set = element("fieldset", { class: "point-layers" }, element("legend", {}, t("points.title")), ...layers.map(row), listButton);
    holder.append(set);
    show([...shown.keys()]);
  });
  address.register("points", (value) => show(value ? value.split(",") : []));
  async function open(value) {
    if (value === null) return panel.remove(card);
    const [layer, ...id] = value.split("/");
    const path = `points/${encodeURIComponent(layer)}/${encodeURIComponent(id.join("/"))}`;
    const found = await fetch(path).then((response) => (response.ok ? response.json() : undefined)).catch(() => undefined);
    if (found) openCard(layer, found, address.hasView ? 0 : 15);
  }
  address.register("point", open);
  offer("point", (value) => {
    const [name] = value.split("/");
    if (!shown.has(name)) change([...shown.keys(), name]);
    return open(value);
  });
  if (address.get("point") !== null) address.restore("point");
}
