// How wide letters are here: the program breaks lines by it.

const BASICS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const MONOSPACED = "ui-monospace, monospace";
const graphemes = globalThis.Intl?.Segmenter ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : undefined;
const lettersOf = (text) => (graphemes ? Array.from(graphemes.segment(text), ({ segment }) => segment) : Array.from(text));

/** Measures each letter of each look once, as soon as a text needs it. */
export class TextWidths {
  #root;
  #known = new Map();

  /** `root` is the element whose font texts have. */
  constructor(root) { this.#root = root; }

  /** What has not been told yet of the letters in these elements: a list of looks with the widths of letters. */
  measure(elements) {
    const wanted = new Map();
    for (const { element: { content } } of elements) {
      const text = content.text?._0;
      if (!text) continue;
      const { size, weight, isItalic, isMonospaced } = text;
      const key = `${size} ${weight} ${isItalic} ${isMonospaced}`;
      const known = this.#known.get(key) ?? new Set();
      const isNew = !this.#known.has(key);
      this.#known.set(key, known);
      for (const letter of isNew ? [...BASICS, ...lettersOf(text.string)] : lettersOf(text.string)) {
        if (letter === "\n" || known.has(letter)) continue;
        known.add(letter);
        if (!wanted.has(key)) wanted.set(key, { size, weight, isItalic, isMonospaced, letters: [] });
        wanted.get(key).letters.push(letter);
      }
    }
    return wanted.size ? this.#widths([...wanted.values()]) : [];
  }

  #widths(looks) {
    const holder = document.createElement("div");
    holder.style.cssText = "position:absolute;visibility:hidden;left:0;top:0;width:0;height:0;overflow:hidden;white-space:pre";
    const spans = looks.map(({ size, weight, isItalic, isMonospaced, letters }) => letters.map((letter) => {
      const span = document.createElement("span");
      span.style.cssText = `display:inline-block;font-size:${size}px;font-weight:${weight};` +
        `font-style:${isItalic ? "italic" : "normal"};${isMonospaced ? `font-family:${MONOSPACED};` : ""}`;
      span.textContent = letter;
      holder.append(span);
      return span;
    }));
    this.#root.append(holder);
    const measured = looks.map(({ letters, ...look }, index) => ({
      ...look, widths: Object.fromEntries(letters.map((letter, at) => [letter, spans[index][at].getBoundingClientRect().width])),
    }));
    holder.remove();
    return measured;
  }
}
