// Reads an answer of the service: where its legs are, when one is where, what it goes by.

const square = ([x, y], [a, b]) => (x - a) ** 2 + (y - b) ** 2;

/** For each place, the index of the route's vertex where it is passed; they never go back. */
function passages(line, waypoints) {
  let from = 0;
  return waypoints.map(({ location }, place) => {
    if (place === 0) return 0;
    if (place === waypoints.length - 1) return line.length - 1;
    let best = from;
    for (let at = from; at < line.length; at += 1) {
      if (square(line[at], location) < square(line[best], location)) best = at;
      if (square(line[best], location) < 1e-13) break;
    }
    from = best;
    return best;
  });
}

/** Seconds and meters from the start to each place; a place that is only passed has the time of the step it lies on. */
function progress(steps, line, places) {
  let seconds = 0;
  let meters = 0;
  let vertex = 0;
  const told = [];
  for (const step of steps) {
    const last = vertex + (step.maneuver.type === "arrive" ? 0 : step.geometry.length - 1);
    while (told.length < places.length && places[told.length] <= last) {
      const share = last > vertex ? (places[told.length] - vertex) / (last - vertex) : 0;
      told.push({ seconds: seconds + share * step.expectedTravelTime, meters: meters + share * step.distance });
    }
    seconds += step.expectedTravelTime;
    meters += step.distance;
    vertex = last;
  }
  while (told.length < places.length) told.push({ seconds, meters });
  return told;
}

/** The longest of the roads that a route goes by, in their order. */
function roads(steps) {
  const lengths = new Map();
  for (const { name, ref, distance } of steps) {
    const road = ref || name;
    if (road) lengths.set(road, (lengths.get(road) ?? 0) + distance);
  }
  const longest = [...lengths].sort((a, b) => b[1] - a[1]).slice(0, 2).map(([road]) => road);
  return [...lengths.keys()].filter((road) => longest.includes(road));
}

/**
 * The routes of an answer, with `places` (vertex of each place), `progress` to each and `roads`. The answer tells no
 * places that are only passed: then `points`, those of the trip, are looked for on the line.
 */
export function readRoutes({ routes, waypoints: told }, points) {
  const waypoints = told.length === points.length ? told : points.map(({ lat, lon }) => ({ location: [lon, lat] }));
  return routes.map((route) => {
    const places = passages(route.geometry, waypoints);
    const notices = [...new Set([...route.advisoryNotices, ...route.steps.flatMap(({ notice }) => notice ?? [])])];
    const ferry = route.steps.some(({ mode }) => mode === "ferry");
    return {
      ...route, places, notices, ferry, waypoints,
      progress: progress(route.steps, route.geometry, places),
      roads: route.name ? route.name.split(", ") : roads(route.steps),
    };
  });
}

/** The bounds `[[west, south], [east, north]]` of a line. */
export function boundsOf(line) {
  const longitudes = line.map(([lon]) => lon);
  const latitudes = line.map(([, lat]) => lat);
  const least = (values) => values.reduce((a, b) => Math.min(a, b));
  const most = (values) => values.reduce((a, b) => Math.max(a, b));
  return [[least(longitudes), least(latitudes)], [most(longitudes), most(latitudes)]];
}

/** Which places a position on the route lies between: the index of the place after it. */
export function placeAfter(route, vertex) {
  const after = route.places.findIndex((place, index) => index > 0 && vertex < place);
  return after < 0 ? route.places.length - 1 : after;
}

/** The point of a line nearest to a pixel, and the vertex before it. `project` maps [lon, lat] to pixels. */
export function nearestOnLine(line, { x, y }, project) {
  let best = { distance: Infinity };
  let a = project(line[0]);
  for (let index = 1; index < line.length; index += 1) {
    const b = project(line[index]);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const share = length ? Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length)) : 0;
    const distance = Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
    if (distance < best.distance) best = { distance, vertex: index - 1, x: a.x + share * dx, y: a.y + share * dy };
    a = b;
  }
  return best;
}
