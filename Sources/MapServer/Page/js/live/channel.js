// What goes between the page and the program: its changes one way, what the user does the other.

const RETRY = [250, 500, 1000, 2000, 4000]; // milliseconds
const LONGEST_TURN = 100; // milliseconds

/** Waits for the browser's next turn; a tab in the background, which has none, for a moment only. */
function nextTurn() {
  return new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, LONGEST_TURN);
  });
}

/** Fires `message` with what the program sends, `connected` and `lost`. */
export class Channel extends EventTarget {
  #client = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
  #path;
  #queue = [];
  #isPosting = false;
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

  /** Gives the connection up and makes another, as after a sleep of the machine. */
  reconnect() {
    this.#source.close();
    this.#listen();
  }

  #listen() {
    const source = new EventSource(`${this.#path}?client=${this.#client}`);
    this.#source = source;
    source.addEventListener("open", () => {
      // A new connection begins with all that has come of what was taken before it.
      this.#acknowledged = Math.max(this.#acknowledged, this.#taken);
      this.dispatchEvent(new Event("connected"));
    });
    source.addEventListener("error", () => {
      this.dispatchEvent(new Event("lost"));
      // The browser tries again by itself, but not after an answer that was none.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.reconnect(), 1000);
    });
    source.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      this.#acknowledged = Math.max(this.#acknowledged, message.acknowledged ?? 0);
      this.dispatchEvent(Object.assign(new Event("message"), { content: message }));
    });
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
    if (this.#isPosting || !this.#queue.length) return;
    this.#isPosting = true;
    await nextTurn(); // What belongs together goes together.
    const events = this.#queue.splice(0).map(({ event }) => event);
    this.#sent += 1;
    const number = this.#sent;
    try {
      const response = await fetch(this.#path, {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ client: this.#client, number, events }),
      });
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
