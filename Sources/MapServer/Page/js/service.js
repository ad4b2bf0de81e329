// Asks this server's own service. At most eight questions a second leave the page; an answer that a newer question
// of the same purpose has overtaken is never seen.
//
//     const answer = await page.service.ask("suggestions", "complete", { prefix, near: "60.17,24.94" });
//     if (!answer) return; // a newer question of this purpose took its place
//
// What goes wrong is thrown as a ServiceError, whose `words` can be shown.

import { sortOf } from "./place/description.js";
import { pageLanguage, t } from "./words/words.js";

const ROOT = "mapwright/"; // beside the page, whatever path the service is below;
const SPACING = 125;

/** Why there is no answer. `status` is HTTP's, 0 if the server was not reached. */
export class ServiceError extends Error {
  /** `code` and `place` are what the service says for programs: "unreachable", and the index of a place. */
  constructor(status, message, { code, place } = {}) {
    super(message);
    Object.assign(this, { status, code, place });
  }

  /** What to tell the reader. */
  get words() {
    if (this.status === 0) return t("service.unreachable");
    if (this.status === 404) return t("service.nothing");
    return t("service.failed", { status: this.status });
  }
}

/** The service's questions. */
export class Service {
  #running = new Map();
  #next = 0;

  /**
   * Asks once for each purpose: an earlier question of the same one is given up.
   *
   * @param purpose any word: what the answer is for
   * @param path below `mapwright/`: "search", "place/n123"
   * @param parameters of the query; undefined, null and "" are left out, lists repeat the name
   * @returns the JSON, or undefined if a newer question of this purpose took its place
   */
  async ask(purpose, path, parameters = {}) {
    const controller = new AbortController();
    this.cancel(purpose);
    this.#running.set(purpose, controller);
    try {
      await this.#turn(controller.signal);
      const answer = await this.#fetch(path, parameters, controller.signal);
      return controller.signal.aborted ? undefined : answer;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error instanceof ServiceError ? error : new ServiceError(0, error.message);
    } finally {
      if (this.#running.get(purpose) === controller) this.#running.delete(purpose);
    }
  }

  /** Gives a question up; its `ask` answers undefined. */
  cancel(purpose) {
    this.#running.get(purpose)?.abort();
    this.#running.delete(purpose);
  }

  /** Waits until the next question may leave. Who is overtaken while waiting frees the turn. */
  async #turn(signal) {
    while (performance.now() < this.#next) {
      await new Promise((done) => setTimeout(done, this.#next - performance.now()));
      if (signal.aborted) throw new DOMException("overtaken", "AbortError");
    }
    this.#next = performance.now() + SPACING;
  }

  async #fetch(path, parameters, signal) {
    const query = new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => [value].flat()
      .filter((each) => each !== undefined && each !== null && each !== "").map((each) => [name, each])));
    const response = await fetch(`${ROOT}${path}${query.size ? `?${query}` : ""}`, { signal });
    const answer = await response.json().catch(() => undefined);
    if (!response.ok) throw new ServiceError(response.status, answer?.error ?? response.statusText, answer ?? {});
    // The service calls a place without a name by its kind in English.
    for (const place of answer.results ?? answer.place?.results ?? []) {
      if (place.unnamed && pageLanguage() !== "en") Object.assign(place, { title: sortOf(place), titleHighlightRanges: [] });
    }
    return answer;
  }
}
