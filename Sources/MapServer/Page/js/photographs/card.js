// The photograph of a card: the picture, whose it is, and the way to those before and after it.

import { element } from "../element.js";
import { captionOf, showPhotograph } from "./viewer.js";
import { photographWords } from "./words.js";

/**
 * Puts a photograph at the top of a card.
 *
 * `go(path)` opens the card of another point.
 */
export async function addPhotograph(card, id, go) {
  const words = photographWords();
  const figure = element("figure", { class: "photograph" });
  // A card that was filled again meanwhile has one already.
  for (const old of card.querySelectorAll("figure.photograph")) old.remove();
  card.prepend(figure);
  const answer = await fetch(`photographs/${id}`).catch(() => undefined);
  if (!answer?.ok) return void figure.replaceChildren(words.failure);
  const sight = await answer.json();
  const picture = element("div", {});
  picture.style.cssText = "position:relative;height:min(56vh,300px);border-radius:10px;overflow:hidden;background:#1c1c1e;color:#fff";
  figure.style.cssText = "margin:0 0 10px";
  const step = (name, other) => other && element("button", { type: "button", class: "action", onclick: () => go(`photographs/${other}`) }, name);
  const steps = element("div", { class: "actions" }, step(words.previous, sight.previous), step(words.next, sight.next));
  figure.replaceChildren(picture, element("figcaption", { class: "soft", dir: "auto" }, captionOf(sight)), steps);
  showPhotograph(picture, sight, `photographs/${id}/file`);
}
