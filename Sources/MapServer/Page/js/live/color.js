// Colors of scenes as CSS writes them.

const part = (value) => Math.round(Math.max(0, Math.min(1, value)) * 255);

/** A scene's color for CSS and canvas; undefined for none. */
export function css(color, alpha = 1) {
  if (!color) return undefined;
  return `rgba(${part(color.red)},${part(color.green)},${part(color.blue)},${+(color.alpha * alpha).toFixed(4)})`;
}
