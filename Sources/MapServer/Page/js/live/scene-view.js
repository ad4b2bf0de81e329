// Views and pictures of scenes as elements.

import { css } from "./color.js";
import { canvasOf, pictureAddress } from "./drawing.js";
import { symbol } from "./symbols.js";

/** A picture of a scene, `width` by `height` points, by its own size unless told otherwise. */
export function imageElement(image, width = image.size[0], height = image.size[1]) {
  const [[kind, values]] = Object.entries(image.content);
  if (kind === "symbol") return symbol(values._0, Math.min(width, height), css(image.tint) ?? "currentColor");
  if (kind === "drawing") {
    const canvas = canvasOf(values._0, ...image.size);
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    return canvas;
  }
  const address = pictureAddress(values._0);
  if (!image.tint) {
    const element = new Image(width, height);
    element.alt = "";
    element.src = address;
    element.draggable = false;
    return element;
  }
  // Only the shape counts: the tint shines through it.
  const element = document.createElement("span");
  element.style.cssText = `display:block;width:${width}px;height:${height}px;background:${css(image.tint)};` +
    `mask:url("${address}") center/100% 100% no-repeat`;
  return element;
}

function contentElement(content, width, height, perform) {
  const [[kind, values]] = Object.entries(content);
  if (kind === "image") return imageElement(values._0, width, height);
  if (kind === "drawing") return canvasOf(values._0, width, height);
  if (kind === "text") {
    const text = document.createElement("span");
    text.className = "view-text";
    text.textContent = values._0;
    text.style.cssText = `font-size:${values.size}px;font-weight:${values.isBold ? 600 : 400};` +
      `color:${css(values._3)};text-align:${values.alignment}`;
    return text;
  }
  if (kind === "button") {
    const button = document.createElement(perform ? "button" : "span");
    button.className = "view-button";
    button.style.color = css(values._2);
    if (values.image) button.append(imageElement(values.image));
    if (values.title) button.append(values.title);
    if (perform) {
      button.type = "button";
      button.disabled = !values.isEnabled;
      if (!values.title) button.setAttribute("aria-label", "Details");
      button.addEventListener("click", (event) => {
        event.stopPropagation();
        perform();
      });
    }
    return button;
  }
  return undefined;
}

/** A view with all that is in it. `perform`, if given, is called when a button in it is used. */
export function viewElement(view, perform) {
  const [[x, y], [width, height]] = view.frame;
  const element = document.createElement("span");
  element.className = "view";
  element.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;opacity:${view.alpha};` +
    `border-radius:${view.cornerRadius}px;overflow:${view.isClipped ? "hidden" : "visible"}`;
  if (view.background) element.style.background = css(view.background);
  if (view.borderWidth > 0) element.style.boxShadow = `inset 0 0 0 ${view.borderWidth}px ${css(view.borderColor)}`;
  const content = contentElement(view.content, width, height, perform);
  if (content) element.append(content);
  element.append(...view.subviews.map((subview) => viewElement(subview, perform)));
  return element;
}
