// Lets the mouse take hold of the chosen route, to lead it through another place, and choose another route.

import { nearestOnLine, placeAfter } from "./route.js";

const REACH = 9; // pixels

/**
 * Watches the page's map while `directions.routes` has some. Calls `directions.choose(index)` for a click on another
 * route, `directions.leadThrough(index, { lat, lon })` for a drag; `index` is the place after the new one.
 */
export function watchRoutes(page, lines, directions) {
  const { map } = page;
  const canvas = map.getCanvas();
  const project = (position) => map.project(position);
  let held;
  let frame;

  const hit = (route, point) => {
    const near = route && nearestOnLine(route.geometry, point, project);
    return near && near.distance <= REACH ? near : undefined;
  };
  const chosenRoute = () => (directions.canLead ? directions.routes[directions.chosen] : undefined);
  const otherAt = (point) => directions.routes.findIndex((route, index) =>
    index !== directions.chosen && hit(route, point));

  const rest = () => {
    if (!held) lines.drag();
  };

  map.on("mousemove", (event) => {
    if (!directions.routes.length || page.tool) return;
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
    // The map also hears of what begins on a pin, which is dragged itself.
    if (event.originalEvent.button !== 0 || event.originalEvent.target !== canvas || page.tool) return;
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

  // Heard before the map hears it, which would open the place that lies there.
  let down = { x: 0, y: 0 };
  map.getContainer().addEventListener("pointerdown", ({ clientX: x, clientY: y }) => { down = { x, y }; }, true);
  map.getContainer().addEventListener("click", (event) => {
    const isDrag = Math.hypot(event.clientX - down.x, event.clientY - down.y) > 3;
    if (event.target !== canvas || isDrag || page.tool || !directions.routes.length) return;
    const box = canvas.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    const index = hit(chosenRoute(), point) ? directions.chosen : otherAt(point);
    if (index < 0) return;
    event.stopPropagation();
    if (index !== directions.chosen) directions.choose(index);
  }, true);
}
