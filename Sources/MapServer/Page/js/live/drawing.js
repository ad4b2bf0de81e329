// Paints drawings, lists of commands that are each complete in themselves, to a canvas.

import { css } from "./color.js";
import { WIDTHS, glyphOf } from "./symbols.js";

function trace(path) {
  const traced = new Path2D();
  for (const element of path.elements) {
    const [[kind, values]] = Object.entries(element);
    if (kind === "move") traced.moveTo(...values._0);
    else if (kind === "line") traced.lineTo(...values._0);
    else if (kind === "quadCurve") traced.quadraticCurveTo(...values.control, ...values.to);
    else if (kind === "curve") traced.bezierCurveTo(...values.control1, ...values.control2, ...values.to);
    else traced.closePath();
  }
  return traced;
}

const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];

function setStroke(context, color, stroke) {
  context.strokeStyle = css(color);
  context.lineWidth = stroke.width;
  context.lineCap = CAPS[stroke.cap];
  context.lineJoin = JOINS[stroke.join];
  context.miterLimit = stroke.miterLimit;
  context.setLineDash(stroke.dashes);
  context.lineDashOffset = stroke.dashPhase;
}

function addStops(gradient, { stops, extendsBeforeStart, extendsAfterEnd }) {
  if (!extendsBeforeStart) gradient.addColorStop(0, "transparent");
  for (const { location, color } of stops) gradient.addColorStop(Math.max(0, Math.min(1, location)), css(color));
  if (!extendsAfterEnd) gradient.addColorStop(1, "transparent");
  return gradient;
}

/** Colors a plane without end, as far as the canvas reaches. */
function flood(context, paint) {
  const inverse = context.getTransform().inverse();
  const { width, height } = context.canvas;
  const corners = [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => inverse.transformPoint({ x, y }));
  context.beginPath();
  corners.forEach(({ x, y }, index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)));
  context.fillStyle = paint;
  context.fill();
}

const MEDIA = { iVBOR: "image/png", "/9j/": "image/jpeg", R0lG: "image/gif", UklG: "image/webp" };

/** The address of an encoded picture. */
export function pictureAddress(base64) {
  const known = Object.keys(MEDIA).find((start) => base64.startsWith(start));
  return `data:${known ? MEDIA[known] : "image/svg+xml"};base64,${base64}`;
}

const loaded = new Map();

async function picture(base64) {
  if (!loaded.has(base64)) {
    const image = new Image();
    image.src = pictureAddress(base64);
    loaded.set(base64, image.decode().then(() => image, () => undefined));
    if (loaded.size > 256) loaded.delete(loaded.keys().next().value);
  }
  return loaded.get(base64);
}

function paintGlyph(context, name, color) {
  for (const [kind, d] of glyphOf(name)) {
    const path = new Path2D(d);
    context.globalCompositeOperation = kind === "cut" || kind === "slit" ? "destination-out" : "source-over";
    if (kind === "fill" || kind === "cut") {
      context.fillStyle = color;
      context.fill(path, "evenodd");
    } else {
      Object.assign(context, { strokeStyle: color, lineWidth: WIDTHS[kind], lineCap: "round", lineJoin: "round" });
      context.setLineDash([]);
      context.stroke(path);
    }
  }
}

/** Paints a picture into a rectangle of the context's units. */
async function paintImage(context, image, [[x, y], [width, height]]) {
  const [[kind, values]] = Object.entries(image.content);
  const { a, b, c, d } = context.getTransform();
  const across = Math.max(1, Math.ceil(Math.abs(width) * Math.hypot(a, b)));
  const down = Math.max(1, Math.ceil(Math.abs(height) * Math.hypot(c, d)));
  const layer = new OffscreenCanvas(Math.min(across, 4096), Math.min(down, 4096));
  const own = layer.getContext("2d");
  if (kind === "encoded") {
    const source = await picture(values._0);
    if (!source) return;
    own.drawImage(source, 0, 0, layer.width, layer.height);
  } else if (kind === "symbol") {
    const side = Math.min(layer.width, layer.height);
    own.translate((layer.width - side) / 2, (layer.height - side) / 2);
    own.scale(side / 16, side / 16);
    paintGlyph(own, values._0, css(image.tint) ?? "#000");
  } else {
    own.scale(layer.width / image.size[0], layer.height / image.size[1]);
    await paint(own, values._0);
  }
  if (image.tint && kind !== "symbol") {
    own.setTransform(1, 0, 0, 1, 0, 0);
    own.globalCompositeOperation = "source-in";
    own.fillStyle = css(image.tint);
    own.fillRect(0, 0, layer.width, layer.height);
  }
  context.drawImage(layer, x, y, width, height);
}

async function perform(context, operation) {
  const [[kind, values]] = Object.entries(operation);
  const rule = values.isEvenOdd ? "evenodd" : "nonzero";
  if (kind === "fill") {
    context.fillStyle = css(values._1);
    context.fill(trace(values._0), rule);
  } else if (kind === "stroke") {
    setStroke(context, values._1, values._2);
    context.stroke(trace(values._0));
  } else if (kind === "linearGradient") {
    flood(context, addStops(context.createLinearGradient(...values.from, ...values.to), values._0));
  } else if (kind === "radialGradient") {
    const circles = [...values.from, values.fromRadius, ...values.to, values.toRadius];
    flood(context, addStops(context.createRadialGradient(...circles), values._0));
  } else if (kind === "image") {
    await paintImage(context, values._0, values._1);
  } else if (kind === "text") {
    context.font = `${values.isBold ? "600 " : ""}${values.size}px system-ui, "Noto Sans", sans-serif`;
    context.textBaseline = "top";
    context.fillStyle = css(values._4);
    context.fillText(values._0, ...values.at);
  } else if (kind === "clear") {
    const [[x, y], [width, height]] = values._0;
    context.clearRect(x, y, width, height);
  }
}

/** Paints a drawing; the context's transform leads from the drawing's units to pixels. */
export async function paint(context, drawing) {
  const base = context.getTransform();
  for (const command of drawing.commands) {
    context.save();
    context.setTransform(base);
    for (const clip of command.clips) context.clip(trace(clip.path), clip.isEvenOdd ? "evenodd" : "nonzero");
    const { a, b, c, d, tx, ty } = command.transform;
    context.transform(a, b, c, d, tx, ty);
    context.globalAlpha = command.alpha;
    context.globalCompositeOperation = command.blendMode === "normal" ? "source-over" : command.blendMode;
    await perform(context, command.operation);
    context.restore();
  }
}

/** A canvas with a drawing on it, `width` by `height` points. */
export function canvasOf(drawing, width, height) {
  const canvas = document.createElement("canvas");
  const ratio = Math.min(3, window.devicePixelRatio || 1);
  canvas.width = Math.max(1, Math.min(4096, Math.ceil(width * ratio)));
  canvas.height = Math.max(1, Math.min(4096, Math.ceil(height * ratio)));
  canvas.style.cssText = `width:${width}px;height:${height}px;display:block`;
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  paint(context, drawing);
  return canvas;
}
