// Where the user is: a dot, the circle the user is in, where the device points; or why that is not shown.

import { lngLat, mapPoint } from "./projection.js";

const SOURCE = "user-accuracy";

function circle({ coordinate: [latitude, longitude], accuracy }) {
  const [x, y] = mapPoint({ lng: longitude, lat: latitude });
  // Meters across a map point at this latitude, on the sphere that Mercator maps draw.
  const meters = (2 * Math.PI * 6378137 * Math.cos((latitude * Math.PI) / 180)) / 2 ** 28;
  const radius = accuracy / meters;
  const ring = Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 36) * Math.PI;
    return lngLat([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  });
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

/** Shows the user's place on a map. */
export class UserLocation {
  #map;
  #marker;
  #notice = document.createElement("p");

  constructor(map) {
    this.#map = map;
    this.#notice.className = "map-notice";
    this.#notice.setAttribute("role", "status");
    this.#notice.hidden = true;
    map.getContainer().append(this.#notice);
  }

  /** Shows a place, or a notice, or neither. Call again after the renderer has another style. */
  show(location, notice) {
    this.#notice.hidden = !notice;
    if (notice && this.#notice.textContent !== notice) this.#notice.textContent = notice;
    this.#showCircle(location);
    if (!location) {
      this.#marker?.remove();
      this.#marker = undefined;
      return;
    }
    const [latitude, longitude] = location.coordinate;
    if (!this.#marker) {
      const element = document.createElement("div");
      element.className = "user-location";
      element.setAttribute("aria-label", "Your location");
      element.innerHTML = '<span class="user-heading"></span><span class="user-dot"></span>';
      this.#marker = new maplibregl.Marker({ element, rotationAlignment: "map", pitchAlignment: "map", subpixelPositioning: true });
      this.#marker.setLngLat([longitude, latitude]).addTo(this.#map);
    }
    this.#marker.setLngLat([longitude, latitude]).setRotation(location.heading ?? 0);
    this.#marker.getElement().classList.toggle("headed", location.heading !== undefined && location.heading !== null);
  }

  #showCircle(location) {
    if (!location || !(location.accuracy > 0)) {
      if (this.#map.getLayer(SOURCE)) this.#map.removeLayer(SOURCE);
      if (this.#map.getSource(SOURCE)) this.#map.removeSource(SOURCE);
      return;
    }
    const data = circle(location);
    const source = this.#map.getSource(SOURCE);
    if (source) {
      source.setData(data);
      return;
    }
    this.#map.addSource(SOURCE, { type: "geojson", data });
    this.#map.addLayer({
      id: SOURCE, type: "fill", source: SOURCE,
      paint: { "fill-color": "#0a84ff", "fill-opacity": 0.16, "fill-outline-color": "#0a84ff" },
    });
  }
}
