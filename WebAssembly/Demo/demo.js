// A million points around the places of the world's outline, clustered while the map moves.

import { Clusters } from "../../.build/webassembly/clusters.js";
import { Random } from "../Tests/points.mjs";

const COUNT = Number(new URLSearchParams(location.search).get("count") ?? 1_000_000);
const TILE = 512; // Pixels that show the world at zoom 0.
const canvas = document.getElementById("map");
const context = canvas.getContext("2d");
const text = (id, value) => (document.getElementById(id).textContent = value);

// The middle of the view, as a part of the world, and the zoom.
const camera = { x: 0.52, y: 0.36, zoom: 2 };
const random = new Random(2026);
let clusters, labels = [], shown = [];

const project = ([longitude, latitude]) => {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};
const longitudeOf = (x) => (x - 0.5) * 360;
const latitudeOf = (y) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
const world = () => TILE * 2 ** camera.zoom;

// Near a place: the nearer the more, as people live.
function place() {
  const near = random.part();
  const [longitude, latitude] = labels[Math.floor(near * near * labels.length)].coordinates;
  const reach = 6 * random.part() ** 4;
  const angle = 2 * Math.PI * random.part();
  return [longitude + reach * Math.cos(angle), Math.max(-84, Math.min(84, latitude + reach * Math.sin(angle) * 0.7))];
}

async function start() {
  const answer = await fetch(new URL("../../Sources/MapResources/world/labels.geojson", import.meta.url));
  if (!answer.ok) throw new Error(`the world's places: ${answer.status}`);
  const { features } = await answer.json();
  labels = features.filter(({ properties }) => properties.kind === "country").map(({ properties, geometry }) => (
    { ...properties, coordinates: geometry.coordinates, place: project(geometry.coordinates) }));
  const points = new Float64Array(2 * COUNT);
  for (let number = 0; number < COUNT; number++) points.set(place(), 2 * number);
  clusters = await Clusters.create({ radius: 48, extent: TILE });
  const before = performance.now();
  clusters.load(points);
  text("built", `${(performance.now() - before).toFixed(0)} ms`);
  text("status", `${COUNT.toLocaleString("en")} points`);
  draw();
}

function draw() {
  const scale = devicePixelRatio;
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  const size = world();
  const toScreen = ([x, y]) => [(x - camera.x) * size + width / 2, (y - camera.y) * size + height / 2];
  const colors = getComputedStyle(document.documentElement);
  const color = (name) => colors.getPropertyValue(name);

  // Every ten degrees.
  context.strokeStyle = resolved(color("--line"));
  context.beginPath();
  for (let degrees = -180; degrees <= 180; degrees += 10) {
    const [x] = toScreen(project([degrees, 0]));
    context.moveTo(x, 0), context.lineTo(x, height);
    if (Math.abs(degrees) <= 80) {
      const [, y] = toScreen(project([0, degrees]));
      context.moveTo(0, y), context.lineTo(width, y);
    }
  }
  context.stroke();
  context.fillStyle = resolved(color("--label"));
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = "12px system-ui, sans-serif";
  for (const { name, rank, place: where } of labels) {
    const [x, y] = toScreen(where);
    if (rank <= camera.zoom && x > 0 && y > 0 && x < width && y < height) context.fillText(name, x, y + 26);
  }

  if (!clusters) return;
  const margin = 40;
  const edge = (part, middle, length) => middle + (part * (length / 2 + margin)) / size;
  const west = Math.max(-180, longitudeOf(edge(-1, camera.x, width)));
  const east = Math.min(180, longitudeOf(edge(1, camera.x, width)));
  const box = [west, latitudeOf(edge(1, camera.y, height)), east, latitudeOf(edge(-1, camera.y, height))];
  const before = performance.now();
  const found = clusters.getClusters(box, Math.floor(camera.zoom));
  text("took", `${(performance.now() - before).toFixed(1)} ms`);
  text("shown", found.length.toLocaleString("en"));
  text("zoom", camera.zoom.toFixed(1));
  shown = found.map((feature) => {
    const count = feature.properties.point_count ?? 1;
    const [x, y] = toScreen(project(feature.geometry.coordinates));
    return { feature, count, x, y, radius: count > 1 ? 9 + 2.2 * Math.log10(count) : 3 };
  });
  for (const { x, y, radius, count } of shown) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = count > 1 ? `hsl(${212 - 26 * Math.log10(count)} 78% 46%)` : "hsl(212 78% 46%)";
    context.fill();
  }
  context.fillStyle = "#fff";
  context.font = "600 10px system-ui, sans-serif";
  for (const { x, y, feature, count } of shown) {
    if (count > 1) context.fillText(String(feature.properties.point_count_abbreviated), x, y);
  }
}

// The canvas does not know light-dark().
function resolved(value) {
  const [, light, dark] = value.match(/light-dark\(([^,]+),\s*([^)]+)\)/) ?? [null, value, value];
  return matchMedia("(prefers-color-scheme: dark)").matches ? dark : light;
}

let isWaiting = false;
function redraw() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    draw();
  });
}

function zoomBy(change, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) {
  const [dx, dy] = [x - canvas.clientWidth / 2, y - canvas.clientHeight / 2];
  const [pointX, pointY] = [camera.x + dx / world(), camera.y + dy / world()];
  camera.zoom = Math.max(0, Math.min(18, camera.zoom + change));
  camera.x = pointX - dx / world();
  camera.y = pointY - dy / world();
  redraw();
}

function panBy(dx, dy) {
  camera.x = Math.max(0, Math.min(1, camera.x - dx / world()));
  camera.y = Math.max(0, Math.min(1, camera.y - dy / world()));
  redraw();
}

canvas.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoomBy(-event.deltaY / 240, event.offsetX, event.offsetY);
}, { passive: false });

let drag = null;
canvas.addEventListener("pointerdown", (event) => {
  canvas.setPointerCapture(event.pointerId);
  drag = { x: event.offsetX, y: event.offsetY, far: 0 };
});
canvas.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const [dx, dy] = [event.offsetX - drag.x, event.offsetY - drag.y];
  drag = { x: event.offsetX, y: event.offsetY, far: drag.far + Math.abs(dx) + Math.abs(dy) };
  panBy(dx, dy);
});
canvas.addEventListener("pointerup", (event) => {
  if (drag && drag.far < 4) {
    const hit = shown.find(({ x, y, radius }) => Math.hypot(x - event.offsetX, y - event.offsetY) <= radius);
    if (hit?.count > 1) {
      [camera.x, camera.y] = project(hit.feature.geometry.coordinates);
      camera.zoom = Math.min(18, clusters.getClusterExpansionZoom(hit.feature.id));
      redraw();
    }
  }
  drag = null;
});
canvas.addEventListener("pointercancel", () => (drag = null));
canvas.addEventListener("keydown", ({ key }) => {
  if (key === "+" || key === "=") zoomBy(1);
  if (key === "-") zoomBy(-1);
  if (key === "ArrowLeft") panBy(80, 0);
  if (key === "ArrowRight") panBy(-80, 0);
  if (key === "ArrowUp") panBy(0, 80);
  if (key === "ArrowDown") panBy(0, -80);
});
addEventListener("resize", redraw);

function moveSome() {
  if (!document.getElementById("moving").checked) return;
  for (let number = 0; number < 1000; number++) clusters.move(random.below(COUNT), place());
  draw();
  requestAnimationFrame(moveSome);
}
document.getElementById("moving").addEventListener("change", () => clusters && moveSome());

start().catch((error) => text("status", String(error)));
Object.assign(window, { camera, redraw });
