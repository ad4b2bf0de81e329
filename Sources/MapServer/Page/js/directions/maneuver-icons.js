// Drawings of maneuvers, 24 × 24, in the color of the text: made from the maneuver's type and modifier.

const NAMESPACE = "http://www.w3.org/2000/svg";

// Where an arrow's shaft ends, by degrees of turning to the right.
const TURNS = {
  straight: 0, "slight right": 40, right: 90, "sharp right": 138,
  "slight left": -40, left: -90, "sharp left": -138,
};

const round = (value) => Math.round(value * 10) / 10;

/** A shaft from below that bends by `degrees` at (x, y), with its head. */
function bent(degrees, { x = 12, y = 13, below = 21, length = 8.5 } = {}) {
  const angle = (degrees * Math.PI) / 180;
  const along = [Math.sin(angle), -Math.cos(angle)];
  const end = [x + along[0] * length, y + along[1] * length];
  const wing = (side) => {
    const turn = angle + side * 2.45;
    return `${round(end[0] + Math.sin(turn) * 5)} ${round(end[1] - Math.cos(turn) * 5)}`;
  };
  return `M${x} ${below}V${y}L${end.map(round).join(" ")}M${wing(-1)}L${end.map(round).join(" ")} ${wing(1)}`;
}

function uturn(left) {
  const path = "M7 21V10a5 5 0 0 1 10 0v8M13.2 14.4L17 18.4l3.8-4";
  return left ? { path, flip: true } : { path };
}

/** A circle with the way in from below and the way out by `degrees`. */
function roundabout(degrees, leftHand) {
  const angle = (degrees * Math.PI) / 180;
  const radius = 4.2;
  const at = (distance) => [12 + Math.sin(angle) * distance, 11.5 - Math.cos(angle) * distance].map(round);
  const end = at(10);
  const wing = (side) => {
    const turn = angle + side * 2.45;
    return `${round(end[0] + Math.sin(turn) * 3.6)} ${round(end[1] - Math.cos(turn) * 3.6)}`;
  };
  const start = `12 ${11.5 + radius}`;
  const sweep = leftHand ? 1 : 0;
  const bend = leftHand ? degrees + 180 : 180 - degrees;
  const ring = `M12 22V${11.5 + radius}A${radius} ${radius} 0 ${bend > 180 ? 1 : 0} ${sweep} ${at(radius).join(" ")}`;
  const out = `M${at(radius).join(" ")}L${end.join(" ")}M${wing(-1)}L${end.join(" ")} ${wing(1)}`;
  return { path: ring + out, faint: `M${start}a${radius} ${radius} 0 1 0 0 -${2 * radius}a${radius} ${radius} 0 1 0 0 ${2 * radius}` };
}

/** Two ways from one: the one that is not taken is faint. */
function fork(degrees) {
  const side = degrees < 0 ? -1 : 1;
  return { path: bent(side * 32, { y: 14, length: 10.5 }), faint: `M12 14l${-side * 5.5} -8.5` };
}

function merge(degrees) {
  const side = degrees < 0 ? -1 : 1; // one comes from the other side
  return { path: "M12 12V3M8 7l4-4 4 4" + `M${12 - side * 6} 21v-2c0-4 ${side * 6}-3 ${side * 6}-7`, faint: "M12 21v-9" };
}

const ARRIVE = { path: "M12 21.5s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11zM12 12.6a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z" };
const DEPART = { path: "M12 17V4M8 8l4-4 4 4M12 21.5a2.2 2.2 0 1 0 0-4.5 2.2 2.2 0 0 0 0 4.5z" };
const FERRY = { path: "M3 19c1.8 1.5 3.4 1.5 5 0 1.7 1.5 5.3 1.5 8 0 1.6 1.5 3.2 1.5 5 0M5 16l-1.5-4.5L12 8.5l8.5 3L19 16M7 10V6h10v4M12 6V3" };
const STAIRS = { path: "M3 20h4.5v-4.5H12V11h4.5V6.5H21" };

/** What is drawn for a step: `{ path, faint, flip }`. */
function drawingOf({ maneuver, mode, drivingSide }, index, steps) {
  const { type, modifier } = maneuver;
  const degrees = TURNS[modifier] ?? 0;
  if (type === "arrive") return ARRIVE;
  if (mode === "ferry" && steps?.[index - 1]?.mode !== "ferry") return FERRY;
  if (type === "depart") return DEPART;
  if (type === "notification" && /stair|steps/.test(maneuver.what ?? "")) return STAIRS;
  if (modifier === "uturn") return uturn(drivingSide !== "left");
  if (/^(roundabout|rotary|exit r)/.test(type)) {
    let turn = ((maneuver.bearingAfter - maneuver.bearingBefore + 540) % 360) - 180;
    const last = steps?.[index + 1]?.maneuver;
    if (last && /^exit r/.test(last.type)) turn = ((last.bearingAfter - maneuver.bearingBefore + 540) % 360) - 180;
    return roundabout(turn, drivingSide === "left");
  }
  if (type === "fork") return degrees ? fork(degrees) : { path: bent(0) };
  if (type === "merge") return merge(degrees || 1);
  if (type === "off ramp" || type === "on ramp") {
    return { path: bent(Math.sign(degrees || 1) * 38, { y: 14, length: 10 }), faint: "M12 14V3" };
  }
  return { path: bent(degrees, degrees ? { y: 12 } : {}) };
}

/** An SVG element with the drawing of a step. */
export function maneuverIcon(step, index, steps) {
  const { path, faint, flip } = drawingOf(step, index, steps);
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "maneuver");
  for (const [d, name] of [[faint, "faint"], [path, "line"]]) {
    if (!d) continue;
    const line = document.createElementNS(NAMESPACE, "path");
    line.setAttribute("d", d);
    line.setAttribute("class", name);
    if (flip) line.setAttribute("transform", "matrix(-1 0 0 1 24 0)");
    svg.append(line);
  }
  return svg;
}
