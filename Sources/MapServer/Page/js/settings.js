// What the reader chose, remembered in this browser, and what the system asks for.

/** The styles; the third and what follows need imagery. */
export const STYLES = ["standard", "muted", "hybrid", "imagery"];
const APPEARANCES = ["auto", "light", "dark"];
const systemDark = matchMedia("(prefers-color-scheme: dark)");

function remembered(key, known) {
  try {
    const value = localStorage.getItem(`mapwright.${key}`);
    return known.includes(value) ? value : known[0];
  } catch {
    return known[0]; // storage switched off: the choice lasts as long as the page
  }
}

function remember(key, value) {
  try {
    localStorage.setItem(`mapwright.${key}`, value);
  } catch {
    // As above.
  }
}

/** The page's choices. Fires `change` when what should be shown changes. */
export class Settings extends EventTarget {
  #style = remembered("style", STYLES);
  #appearance = remembered("appearance", APPEARANCES);

  /** A style asked for goes before the one remembered. */
  constructor(asked) {
    super();
    if (STYLES.includes(asked)) this.#style = asked;
    systemDark.addEventListener("change", () => {
      if (this.#appearance === "auto") this.#changed();
    });
    this.#show();
  }

  get style() { return this.#style; }

  set style(value) {
    this.#style = value;
    remember("style", value);
    this.#changed();
  }

  get appearance() { return this.#appearance; }

  set appearance(value) {
    this.#appearance = value;
    remember("appearance", value);
    this.#changed();
  }

  /** "light" or "dark", after the system has been asked. */
  get effectiveAppearance() {
    if (this.#appearance !== "auto") return this.#appearance;
    return systemDark.matches ? "dark" : "light";
  }

  #changed() {
    this.#show();
    this.dispatchEvent(new Event("change"));
  }

  #show() {
    document.documentElement.dataset.appearance = this.effectiveAppearance;
  }
}
