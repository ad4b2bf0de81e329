// The route on paper: the map as it is when printing begins, and the steps below it.

import { element } from "../element.js";
import { formatDistance, formatDuration, t } from "../words/words.js";
import { maneuverIcon } from "./maneuver-icons.js";
import { letterOf } from "./points-list.js";
import { noticesOf, times, via } from "./route-choice.js";

const ACCENT = "#173e85";

/** The map as a picture with the places' letters, which are no part of its canvas; a data address. */
function picture(map, points) {
  map.redraw(); // a canvas of WebGL can only be read in the turn in which it was drawn
  const drawn = map.getCanvas();
  const canvas = Object.assign(document.createElement("canvas"), { width: drawn.width, height: drawn.height });
  const context = canvas.getContext("2d");
  context.drawImage(drawn, 0, 0);
  const scale = drawn.width / drawn.clientWidth;
  context.scale(scale, scale);
  Object.assign(context, { textAlign: "center", textBaseline: "middle", font: "700 13px system-ui, sans-serif", lineWidth: 2.5 });
  points.forEach(({ lon, lat }, index) => {
    const { x, y } = map.project([lon, lat]);
    context.beginPath();
    context.arc(x, y, 12, 0, 2 * Math.PI);
    context.fillStyle = ACCENT;
    context.strokeStyle = "#ffffff";
    context.fill();
    context.stroke();
    context.fillStyle = "#ffffff";
    context.fillText(letterOf(index), x, y + 1);
  });
  return canvas.toDataURL("image/jpeg", 0.92);
}

function sheet(map, { trip, route }, credit) {
  const [start, end] = [trip.points[0], trip.points.at(-1)];
  const name = (point) => point.name || `${point.lat.toFixed(5)}, ${point.lon.toFixed(5)}`;
  const facts = [formatDuration(route.expectedTravelTime), formatDistance(route.distance), via(route), times(route, trip.when)];
  return element("section", { class: "on-paper" },
    element("h1", {}, t("directions.fromTo", { from: name(start), to: name(end) })),
    element("p", {}, [...facts, ...noticesOf(route)].filter(Boolean).join(" · ")),
    element("img", { src: picture(map, trip.points), alt: "" }),
    element("ol", {}, ...route.steps.map((step, index, steps) => element("li", {},
      maneuverIcon(step, index, steps),
      element("span", {}, [step.instructions, step.notice].filter(Boolean).join(" · ")),
      element("span", {}, step.distance ? formatDistance(step.distance) : "")))),
    element("p", {}, credit));
}

/** Keeps what is printed in step: `shown()` tells trip and route, or nothing, and the page prints as it is. */
export function preparePrint(map, shown) {
  let paper;
  const remove = () => {
    paper?.remove();
    paper = undefined;
    document.documentElement.classList.remove("prints-route");
  };
  addEventListener("beforeprint", () => {
    remove();
    const state = shown();
    if (!state) return;
    const credit = document.querySelector(".maplibregl-ctrl-attrib-inner")?.textContent ?? "";
    paper = sheet(map, state, credit);
    document.body.append(paper);
    document.documentElement.classList.add("prints-route");
  });
  addEventListener("afterprint", remove);
}
