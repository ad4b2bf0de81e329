// Paints drawings, lists of commands that are each complete in themselves, to a canvas.

import { css } from "./color.js";
import { entryFor } from "./protocol.js";
import { WIDTHS, glyphOf } from "./symbols.js";

const STEPS = {
  move: (path, { to }) => path.moveTo(...to),
  line: (path, { to }) => path.lineTo(...to),
  quadCurve: (path, { control, to }) => path.quadraticCurveTo(...control, ...to),
  curve: (path, { control1, control2, to }) => path.bezierCurveTo(...control1, ...control2, ...to),
  close: (path) => path.closePath(),
};

function trace(path) {
  const traced = new Path2D();
  for (const element of path.elements) entryFor(STEPS, element, "step of a path")?.(traced, element);
  return traced;
}

function setStroke(context, color, stroke) {
  context.strokeStyle = css(color);
  context.lineWidth = stroke.width;
  context.lineCap = stroke.cap;
  context.lineJoin = stroke.join;
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
function fillPlane(context, paint) {
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

/** Painters of pictures that fill a context, by the types of their contents; false if there is nothing to paint. */
const PICTURES = {
  async encoded({ data }, context) {
    const source = await picture(data);
    if (!source) return false;
    context.drawImage(source, 0, 0, context.canvas.width, context.canvas.height);
    return true;
  },
  symbol({ name }, context, image) {
    const { width, height } = context.canvas;
    const side = Math.min(width, height);
    context.translate((width - side) / 2, (height - side) / 2);
    context.scale(side / 16, side / 16);
    paintGlyph(context, name, css(image.tint) ?? "#000");
    return true;
  },
  async drawing({ drawing }, context, image) {
    context.scale(context.canvas.width / image.size[0], context.canvas.height / image.size[1]);
    await paint(context, drawing);
    return true;
  },
};

/** Paints a picture into a rectangle of the context's units. */
async function paintImage(context, image, [[x, y], [width, height]]) {
  const { a, b, c, d } = context.getTransform();
  const across = Math.max(1, Math.ceil(Math.abs(width) * Math.hypot(a, b)));
  const down = Math.max(1, Math.ceil(Math.abs(height) * Math.hypot(c, d)));
  const layer = new OffscreenCanvas(Math.min(across, 4096), Math.min(down, 4096));
  const own = layer.getContext("2d");
  if (!await entryFor(PICTURES, image.content, "picture")?.(image.content, own, image)) return;
  if (image.tint && image.content.type !== "symbol") {
    own.setTransform(1, 0, 0, 1, 0, 0);
    own.globalCompositeOperation = "source-in";
    own.fillStyle = css(image.tint);
    own.fillRect(0, 0, layer.width, layer.height);
  }
  context.drawImage(layer, x, y, width, height);
}

const OPERATIONS = {
  fill(context, { path, color, isEvenOdd }) {
    context.fillStyle = css(color);
    context.fill(trace(path), isEvenOdd ? "evenodd" : "nonzero");
  },
  stroke(context, { path, color, stroke }) {
    setStroke(context, color, stroke);
    context.stroke(trace(path));
  },
  linearGradient(context, { gradient, from, to }) {
    fillPlane(context, addStops(context.createLinearGradient(...from, ...to), gradient));
  },
  radialGradient(context, { gradient, from, fromRadius, to, toRadius }) {
    fillPlane(context, addStops(context.createRadialGradient(...from, fromRadius, ...to, toRadius), gradient));
  },
  image: (context, { image, rect }) => paintImage(context, image, rect),
  text(context, { string, at, size, isBold, color }) {
    context.font = `${isBold ? "600 " : ""}${size}px system-ui, "Noto Sans", sans-serif`;
    context.textBaseline = "top";
    context.fillStyle = css(color);
    context.fillText(string, ...at);
  },
  clear: (context, { rect: [[x, y], [width, height]] }) => context.clearRect(x, y, width, height),
};

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
    await entryFor(OPERATIONS, command.operation, "operation of a drawing")?.(context, command.operation);
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
