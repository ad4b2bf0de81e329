// Views and pictures of scenes as elements.

import { css } from "./color.js";
import { canvasOf, pictureAddress } from "./drawing.js";
import { entryFor } from "./protocol.js";
import { symbol } from "./symbols.js";
import { letters, lineClamp, write } from "./text-style.js";

function encodedElement(data, tint, width, height) {
  const address = pictureAddress(data);
  if (!tint) {
    const element = new Image(width, height);
    element.alt = "";
    element.src = address;
    element.draggable = false;
    return element;
  }
  // Only the shape counts: the tint shines through it.
  const element = document.createElement("span");
  element.style.cssText = `display:block;width:${width}px;height:${height}px;background:${css(tint)};` +
    `mask:url("${address}") center/100% 100% no-repeat`;
  return element;
}

const PICTURES = {
  encoded: ({ data }, { tint }, width, height) => encodedElement(data, tint, width, height),
  symbol: ({ name }, { tint }, width, height) => symbol(name, Math.min(width, height), css(tint) ?? "currentColor"),
  drawing({ drawing }, { size }, width, height) {
    const canvas = canvasOf(drawing, ...size);
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    return canvas;
  },
};

/** A picture of a scene, `width` by `height` points, by its own size unless told otherwise. */
export function imageElement(image, width = image.size[0], height = image.size[1]) {
  const make = entryFor(PICTURES, image.content, "picture");
  return make?.(image.content, image, width, height) ?? document.createElement("span");
}

/** A text of a scene; one that may have a single line is not broken. */
function words(text) {
  const element = document.createElement("span");
  write(element, text);
  element.style.cssText = letters(text) + "min-width:0;" + (text.lineLimit === 1 ? "white-space:pre;overflow:hidden;text-overflow:ellipsis;"
    : text.lineLimit ? lineClamp(text.lineLimit) : "");
  return element;
}

const CONTENTS = {
  none: () => undefined,
  image: ({ image }, { width, height }) => imageElement(image, width, height),
  drawing: ({ drawing }, { width, height }) => canvasOf(drawing, width, height),
  text({ text }) {
    const holder = document.createElement("span");
    holder.className = "view-text";
    holder.append(words(text));
    return holder;
  },
  button({ title, image, color, isEnabled }, { perform }) {
    const button = document.createElement(perform ? "button" : "span");
    button.className = "view-button";
    button.style.color = css(color);
    if (image) button.append(imageElement(image));
    if (title) button.append(words(title));
    if (perform) {
      button.type = "button";
      button.disabled = !isEnabled;
      if (!title) button.setAttribute("aria-label", "Details");
      button.addEventListener("click", (event) => {
        event.stopPropagation();
        perform();
      });
    }
    return button;
  },
};

/** A view with all that is in it. `perform`, if given, is called when a button in it is used. */
export function viewElement(view, perform) {
  const [[x, y], [width, height]] = view.frame;
  const turn = view.transform;
  const element = document.createElement("span");
  element.className = "view";
  element.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;opacity:${view.alpha};` +
    `border-radius:${view.cornerRadius}px;overflow:${view.isClipped ? "hidden" : "visible"}`;
  if (turn) element.style.transform = `matrix(${turn.a},${turn.b},${turn.c},${turn.d},${turn.tx},${turn.ty})`;
  if (view.background) element.style.background = css(view.background);
  if (view.borderWidth > 0) element.style.boxShadow = `inset 0 0 0 ${view.borderWidth}px ${css(view.borderColor)}`;
  const content = entryFor(CONTENTS, view.content, "content of a view")?.(view.content, { width, height, perform });
  if (content) element.append(content);
  element.append(...view.subviews.map((subview) => viewElement(subview, perform)));
  return element;
}
