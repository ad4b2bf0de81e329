// Lets the mouse take hold of the chosen route, to lead it through another place, and choose another route.

import { nearestOnLine, placeAfter } from "./route.js";

const REACH = 9; // pixels

/**
 * Watches the map while `directions.routes` has some. Calls `directions.choose(index)` for a click on another
 * route, `directions.leadThrough(index, { lat, lon })` for a drag; `index` is the place after the new one.
 */
export function watchRoutes(map, lines, directions) {
  const canvas = map.getCanvas();
  const project = (position) => map.project(position);
  let held;
  let frame;

  const hit = (route, point) => {
    const near = route && nearestOnLine(route.geometry, point, project);
    return near && near.distance <= REACH ? near : undefined;
  };
  const chosenRoute = () => directions.routes[directions.chosen];
  const otherAt = (point) => directions.routes.findIndex((route, index) =>
    index !== directions.chosen && hit(route, point));

  const rest = () => {
    if (!held) lines.drag();
  };

  map.on("mousemove", (event) => {
    if (!directions.routes.length) return;
    if (held) {
      event.preventDefault();
      held.moved ||= Math.hypot(event.point.x - held.x, event.point.y - held.y) > 3;
      if (held.moved) lines.drag(event.lngLat.toArray(), held.neighbors);
      return;
    }
    if (event.originalEvent.buttons) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const near = hit(chosenRoute(), event.point);
      canvas.style.cursor = near || otherAt(event.point) >= 0 ? "pointer" : "";
      if (near) lines.drag(map.unproject([near.x, near.y]).toArray());
      else rest();
    });
  });
  canvas.addEventListener("mouseleave", rest);

  map.on("mousedown", (event) => {
    if (event.originalEvent.button !== 0) return;
    const route = chosenRoute();
    const near = hit(route, event.point);
    if (!near) return;
    event.preventDefault(); // the map stays where it is
    const place = placeAfter(route, near.vertex);
    const neighbors = [route.waypoints[place - 1].location, route.waypoints[place].location];
    held = { place, neighbors, x: event.point.x, y: event.point.y, moved: false };
  });

  const letGo = (event) => {
    const { place, moved } = held ?? {};
    held = undefined;
    lines.drag();
    if (!moved) return;
    const box = canvas.getBoundingClientRect();
    const { lng, lat } = map.unproject([event.clientX - box.left, event.clientY - box.top]);
    directions.leadThrough(place, { lat, lon: lng });
  };
  document.addEventListener("mouseup", (event) => {
    if (held) letGo(event);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !held) return;
    held = undefined;
    lines.drag();
  });

  map.on("click", (event) => {
    if (!directions.routes.length || hit(chosenRoute(), event.point)) return;
    const index = otherAt(event.point);
    if (index < 0) return;
    event.preventDefault();
    directions.choose(index);
  });
}
