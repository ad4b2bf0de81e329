// What goes between the page and the program: its changes one way, what the user does the other.

import { VERSION, reportUnknown } from "./protocol.js";

const RETRY = [250, 500, 1000, 2000, 4000]; // milliseconds
const LONGEST_FRAME = 100; // milliseconds

/** Waits for the browser to draw the next frame; in a tab in the background, which draws none, for LONGEST_FRAME at most. */
function nextFrame() {
  return new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, LONGEST_FRAME);
  });
}

/**
 * Fires `update` with the updates that the program sends, `connected`, `lost`, and `otherVersion`, after which nothing
 * goes either way, when the program is of another version than the page.
 */
export class Channel extends EventTarget {
  #client = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
  #path;
  #queue = [];
  #isPosting = false;
  #isClosed = false;
  #sent = 0;
  #taken = 0;
  #acknowledged = 0;
  #tries = 0;
  #source;

  constructor(path) {
    super();
    this.#path = path;
    this.#listen();
  }

  /** Whether the program has taken in all that was sent. */
  get isSettled() { return this.#acknowledged >= this.#sent && !this.#queue.length; }

  /** Closes the connection and opens another, as after a sleep of the machine. */
  reconnect() {
    if (this.#isClosed) return;
    this.#source.close();
    this.#listen();
  }

  #listen() {
    const source = new EventSource(`${this.#path}?client=${this.#client}&version=${VERSION}`);
    this.#source = source;
    source.addEventListener("open", () => {
      // A new connection begins with all that has come of what was taken before it.
      this.#acknowledged = Math.max(this.#acknowledged, this.#taken);
      this.dispatchEvent(new Event("connected"));
    });
    source.addEventListener("error", () => {
      if (this.#isClosed) return;
      this.dispatchEvent(new Event("lost"));
      // The browser tries again by itself, but not after an answer that was none.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.reconnect(), 1000);
    });
    source.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "otherVersion" || message.version !== VERSION) {
        this.#close(message.version);
      } else if (message.type === "update") {
        this.#acknowledged = Math.max(this.#acknowledged, message.acknowledged);
        this.dispatchEvent(Object.assign(new Event("update"), { content: message }));
      } else {
        reportUnknown("message", message.type);
      }
    });
  }

  #close(version) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#source.close();
    this.dispatchEvent(Object.assign(new Event("otherVersion"), { version }));
  }

  /**
   * Sends an event. Of those with the same `kind` that wait one after another only the last goes out: while one
   * post is on its way, sixty moves a second become one.
   */
  send(event, kind) {
    const last = this.#queue.at(-1);
    if (kind && last?.kind === kind) last.event = event;
    else this.#queue.push({ event, kind });
    this.#post();
  }

  async #post() {
    if (this.#isPosting || this.#isClosed || !this.#queue.length) return;
    this.#isPosting = true;
    await nextFrame(); // Events of one frame are sent in one post.
    if (this.#isClosed) return;
    const events = this.#queue.splice(0).map(({ event }) => event);
    this.#sent += 1;
    const number = this.#sent;
    try {
      const response = await fetch(this.#path, {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ version: VERSION, client: this.#client, number, events }),
      });
      if (response.status === 409) this.#close();
      // What the program does not understand is a mistake of the page's: it says which value of which event.
      if (response.status === 400) console.error(await response.text());
      if (!response.ok) throw new Error(`the program answered ${response.status}`);
      this.#taken = number;
      this.#tries = 0;
    } catch (error) {
      console.info(`${error.message}; what was done is lost`);
      this.#acknowledged = number;
      await new Promise((done) => { setTimeout(done, RETRY[Math.min(this.#tries, RETRY.length - 1)]); });
      this.#tries += 1;
    }
    this.#isPosting = false;
    this.#post();
  }
}
