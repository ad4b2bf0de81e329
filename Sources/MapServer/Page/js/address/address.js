// The page's state in its address.
//
// What is shown stands in the query as named parts (`?search=cafe&place=n123&route=…&style=muted&lang=de`), the map's
// view behind the # as zoom/latitude/longitude/bearing/pitch. To give a feature a part of the address:
//
//     page.address.register("route", (value) => …);    // shows what the part says; null: shows it no longer
//     page.address.set({ route: "…" }, { push: true }); // something new is shown: Back leads away from it
//     page.address.set({ route: null });                // it is gone; Back is taken, once or more, if it leads there
//
// `set` may be called often: what is set in one turn of the event loop becomes one entry of the history. Telling it
// what the address says already changes nothing, so the function registered may call it freely.

const readable = (text) => encodeURIComponent(text).replace(/%(2C|3A|3B|20|2F|40)/g, (code) =>
  code === "%20" ? "+" : decodeURIComponent(code));

function query(values) {
  const pairs = [...values].filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => (value === "" ? readable(name) : `${readable(name)}=${readable(value)}`));
  return pairs.length ? `?${pairs.join("&")}` : "";
}

/** Named parts of the address, and the history of what was shown. */
export class Address {
  #parts = new Map();
  #values = new Map(new URLSearchParams(location.search));
  #written = query(this.#values);
  #isPending = false;
  #isPushed = false;
  #isLeaving = false;
  #view = { text: () => location.hash, restore: () => {} };
  /** Whether the view was told by who came here, not by the page. */
  hasView = /^#(map=)?\d/.test(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#restore());
  }

  /** Names a part. `restore` is called with its text, or null, at the start and whenever Back or Forward changes it. */
  register(name, restore) {
    this.#parts.set(name, restore);
  }

  /** What a part says; null if the address has no such part. */
  get(name) {
    return this.#values.get(name) ?? null;
  }

  /** Changes parts; null takes one away. `push` makes a new entry of the history, else the present one is changed. */
  set(changes, { push = false } = {}) {
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === undefined) this.#values.delete(name);
      else this.#values.set(name, String(value));
    }
    this.#isPushed ||= push;
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this.#commit());
  }

  /** The whole address with these parts alone, to be shared. */
  link(parts, hash = this.#view.text()) {
    const kept = ["tiles", "lang"].filter((name) => this.#values.has(name)).map((name) => [name, this.get(name)]);
    return location.origin + location.pathname + query([...kept, ...Object.entries(parts)]) + hash;
  }

  /** Tells where the view comes from: `text()` gives the part with the #, `restore(hash)` shows one. */
  follow(view) {
    this.#view = view;
  }

  /** Shows what the address says; called once, when every part has been registered. */
  start() {
    for (const [name, restore] of this.#parts) {
      if (this.#values.has(name)) restore(this.get(name));
    }
  }

  /** Shows what one part says, for a feature that came later. */
  restore(name) {
    this.#parts.get(name)(this.get(name));
  }

  /** Writes the view into the present entry. */
  writeView() {
    if (!this.#isLeaving && !this.#isPending) this.#write("replaceState", history.state);
  }

  #write(method, state) {
    history[method](state, "", location.pathname + this.#written + this.#view.text());
  }

  #commit() {
    if (this.#isLeaving) return; // once Back has arrived
    const target = query(this.#values);
    const push = this.#isPushed;
    this.#isPending = this.#isPushed = false;
    if (target === this.#written) return;
    const trail = history.state?.trail ?? []; // what the entries before this one say
    const at = trail.lastIndexOf(target);
    if (push) {
      this.#write("replaceState", history.state);
      const before = this.#written;
      this.#written = target;
      this.#write("pushState", { trail: [...trail, before].slice(-30) });
    } else if (at >= 0) {
      this.#isLeaving = true;
      history.go(at - trail.length);
    } else {
      this.#written = target;
      this.#write("replaceState", history.state);
    }
  }

  #restore() {
    this.#written = location.search;
    if (this.#isLeaving) {
      // The page itself went back, and keeps its view.
      this.#isLeaving = false;
      this.#write("replaceState", history.state);
      this.#commit();
      return;
    }
    const before = this.#values;
    const hash = location.hash;
    this.hasView = true; // each entry of the history has one
    this.#values = new Map(new URLSearchParams(location.search));
    this.#isPending = true; // nothing is written until all is restored
    for (const [name, restore] of this.#parts) {
      if ((before.get(name) ?? null) !== this.get(name)) restore(this.get(name));
    }
    this.#view.restore(hash);
    this.#isPushed = false;
    this.#commit();
  }
}
