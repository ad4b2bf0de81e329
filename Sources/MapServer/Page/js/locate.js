// My location: MapLibre's button and dot, with where the device points.
//
// `page.here` is the position last heard of, { latitude, longitude, accuracy }; undefined before.

import { buttonCorner } from "./controls.js";

/** Where a device points, in degrees clockwise from north; undefined if it cannot tell. */
function compass({ webkitCompassHeading, absolute, alpha }) {
  if (Number.isFinite(webkitCompassHeading)) return webkitCompassHeading;
  if (!absolute || !Number.isFinite(alpha)) return undefined;
  return (360 - alpha + (screen.orientation?.angle ?? 0)) % 360;
}

/** Adds the button to the map. */
export function addLocation(page) {
  const { map } = page;
  const control = new maplibregl.GeolocateControl({
    positionOptions: { enableHighAccuracy: true }, trackUserLocation: true, showUserLocation: true,
    fitBoundsOptions: { maxZoom: 16 },
  });
  let heading;
  const show = () => {
    const dot = map.getContainer().querySelector(".maplibregl-user-location-dot");
    if (!dot) return;
    dot.classList.toggle("headed", heading !== undefined);
    if (heading !== undefined) dot.style.setProperty("--heading", `${Math.round(heading - map.getBearing())}deg`);
  };
  const turned = (event) => {
    heading = compass(event) ?? heading;
    show();
  };
  const name = "ondeviceorientationabsolute" in window ? "deviceorientationabsolute" : "deviceorientation";
  control.on("trackuserlocationstart", () => {
    // Some systems ask the reader first, and only after a press of a button.
    window.DeviceOrientationEvent?.requestPermission?.().catch(() => {}); // refused: a dot without a direction
    addEventListener(name, turned);
  });
  control.on("trackuserlocationend", () => removeEventListener(name, turned));
  control.on("geolocate", ({ coords }) => {
    page.here = { latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy };
    // On the move the way one goes is the better sign.
    if (coords.speed > 1 && Number.isFinite(coords.heading)) heading = coords.heading;
    show();
  });
  map.on("rotate", show);
  map.addControl(control, buttonCorner());
}
