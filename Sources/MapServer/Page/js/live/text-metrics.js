// Measures letters, words and lines in the browser's fonts: the program breaks and stacks lines by that.
//
// Lines are as high as `line-height: normal` makes them, which counts the fonts that take the place of one without a
// letter. Words whose letters join, kern or form ligatures, and those that a line may end in, are measured whole.

const BASICS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const MONOSPACED = "ui-monospace, monospace";
const NEAR = 0.05; // points: less is no difference
const LARGEST = 20000; // letters and words that are remembered of a face
const graphemes = globalThis.Intl?.Segmenter ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : undefined;
const lettersOf = (text) => (graphemes ? Array.from(graphemes.segment(text), ({ segment }) => segment) : Array.from(text));
const wordsOf = (text) => text.split(/[ \n]/).filter((word) => word.length > 1);

/** The style of a text's letters, as a key. */
const keyOf = ({ size, weight, isItalic, isMonospaced }) => `${size} ${weight} ${isItalic} ${isMonospaced}`;

/** The texts of an element: its own, or those of the views in it. */
function textsOf(content) {
  switch (content.type) {
    case "text": return content.text.runs ?? [content.text];
    case "button": return content.title ? content.title.runs ?? [content.title] : [];
    case "view": return [content.view.content, ...content.view.subviews.map((view) => ({ type: "view", view }))].flatMap(textsOf);
    default: return [];
  }
}

/** What is known of one face. */
class Face {
  widths = new Map();
  extents = new Map();
  words = new Set();
  line;

  constructor({ size, weight, isItalic, isMonospaced }) {
    this.look = { size, weight, isItalic, isMonospaced };
  }

  get css() {
    const { size, weight, isItalic, isMonospaced } = this.look;
    return `font-size:${size}px;font-weight:${weight};font-style:${isItalic ? "italic" : "normal"};` +
      (isMonospaced ? `font-family:${MONOSPACED};` : "");
  }
}

/** Measures each letter and word of each face once, as soon as a text needs it. */
export class TextMetrics {
  #root;
  #faces = new Map();

  /** `root` is the element whose font texts have. */
  constructor(root) { this.#root = root; }

  /** Forgets all measures: fonts or the browser's zoom have changed. */
  reset() { this.#faces.clear(); }

  /** The height of a line of a text, in points; undefined if it has not been measured. */
  lineHeight(text) {
    if (text.runs) {
      const heights = text.runs.map((run) => this.lineHeight(run));
      return heights.includes(undefined) ? undefined : Math.max(...heights);
    }
    const face = this.#faces.get(keyOf(text));
    if (!face?.line) return undefined;
    let { ascent, descent } = face.line;
    if (face.extents.size) {
      for (const letter of lettersOf(text.string)) {
        const extent = face.extents.get(letter);
        if (!extent) continue;
        ascent = Math.max(ascent, extent.ascent);
        descent = Math.max(descent, extent.descent);
      }
    }
    return ascent + descent;
  }

  /** What has not been told yet of the texts of these elements: measures by face, in the form of the messages. */
  measure(elements) {
    const wanted = new Map();
    for (const text of elements.flatMap(({ content }) => textsOf(content))) {
      if (!text.string) continue;
      const key = keyOf(text);
      let face = this.#faces.get(key);
      if (!face || face.widths.size + face.words.size > LARGEST) {
        face = new Face(text);
        this.#faces.set(key, face);
        wanted.set(key, { face, letters: new Set(BASICS), words: new Set() });
      }
      const lacking = wanted.get(key) ?? { face, letters: new Set(), words: new Set() };
      for (const letter of lettersOf(text.string)) {
        if (letter !== "\n" && !face.widths.has(letter)) lacking.letters.add(letter);
      }
      for (const word of wordsOf(text.string)) if (!face.words.has(word)) lacking.words.add(word);
      if (lacking.letters.size || lacking.words.size) wanted.set(key, lacking);
    }
    if (!wanted.size) return [];
    const holder = document.createElement("div");
    holder.style.cssText = "position:absolute;visibility:hidden;left:0;top:0;width:0;height:0;overflow:hidden;line-height:normal;" +
      "text-align:left";
    this.#root.append(holder);
    const jobs = [...wanted.values()].map(({ face, letters, words }) => new Job(face, letters, words, holder));
    const measured = jobs.map((job) => job.measured()).filter((told) => told);
    holder.remove();
    return measured;
  }
}

/** The elements that measure what is lacking of one face. All are made before the first is measured. */
class Job {
  #face;
  #letters;
  #words;
  #line;

  constructor(face, letters, words, holder) {
    this.#face = face;
    const box = document.createElement("div");
    box.style.cssText = face.css;
    holder.append(box);
    if (!face.line) this.#line = this.#add(box, "x");
    this.#letters = Array.from(letters, (letter) => [letter, this.#add(box, letter)]);
    this.#words = Array.from(words, (word) => {
      const whole = this.#add(box, word);
      // No room at all: the browser ends a line wherever it may.
      const broken = document.createElement("span");
      broken.style.cssText = "display:block;width:0;white-space:pre-wrap;overflow-wrap:normal";
      broken.textContent = word;
      box.append(broken);
      return [word, whole, broken];
    });
  }

  /** A line with a text and a mark on its baseline. */
  #add(box, text) {
    const line = document.createElement("span");
    line.style.cssText = "display:inline-block;white-space:pre";
    const letters = document.createElement("span");
    letters.textContent = text;
    const mark = document.createElement("span");
    mark.style.cssText = "display:inline-block;width:0;height:0";
    line.append(letters, mark);
    box.append(line);
    return line;
  }

  #extent(line) {
    const { top, bottom } = line.getBoundingClientRect();
    const baseline = line.lastChild.getBoundingClientRect().bottom;
    return { ascent: baseline - top, descent: bottom - baseline };
  }

  measured() {
    const face = this.#face;
    const told = { ...face.look, widths: {}, extents: {}, words: [] };
    if (this.#line) {
      face.line = this.#extent(this.#line);
      told.line = face.line;
    }
    for (const [letter, line] of this.#letters) {
      const { width } = line.getBoundingClientRect();
      face.widths.set(letter, width);
      told.widths[letter] = width;
      const extent = this.#extent(line);
      if (extent.ascent > face.line.ascent + NEAR || extent.descent > face.line.descent + NEAR) {
        face.extents.set(letter, extent);
        told.extents[letter] = extent;
      }
    }
    for (const [word, whole, broken] of this.#words) {
      face.words.add(word);
      const { width } = whole.getBoundingClientRect();
      const sum = lettersOf(word).reduce((total, letter) => total + (face.widths.get(letter) ?? 0), 0);
      const pieces = piecesOf(word, broken, width);
      if (pieces.length > 1 || Math.abs(width - sum) > NEAR) told.words.push(pieces);
    }
    return told;
  }
}

/** The pieces of a word that stands in an element without width, each on a line of its own. */
function piecesOf(word, broken, width) {
  const node = broken.firstChild;
  const range = document.createRange();
  const boxOf = (start, end) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getBoundingClientRect();
  };
  const pieces = [];
  let start = 0;
  let end = 0;
  let bottom;
  const finish = () => { if (end > start) pieces.push({ text: word.slice(start, end), width: boxOf(start, end).width }); };
  for (const letter of lettersOf(word)) {
    const box = boxOf(end, end + letter.length);
    // A letter below all before it begins a line.
    if (bottom !== undefined && box.height && box.top >= bottom - 1) {
      finish();
      start = end;
      bottom = box.bottom;
    } else if (box.height) {
      bottom = Math.max(bottom ?? box.bottom, box.bottom);
    }
    end += letter.length;
  }
  if (!pieces.length) return [{ text: word, width }];
  finish();
  return pieces;
}
