// Tells the program the browser's position, if it wants to know and the reader agrees.

import { BrowserEvents } from "./events.js";

const REASONS = { 1: "denied", 2: "unavailable", 3: "timeout" }; // GeolocationPositionError.code

/** A position without the values that are not known. */
function known(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Number.isFinite(value)));
}

/** Watches the browser's position. */
export class LocationWatch {
  #send;
  #watch;

  /** `send` takes events of the browser. */
  constructor(send) { this.#send = send; }

  /** Begins or ends. The browser asks its reader when it begins. */
  run(isWanted) {
    if (!navigator.geolocation || isWanted === (this.#watch !== undefined)) return;
    if (!isWanted) {
      navigator.geolocation.clearWatch(this.#watch);
      this.#watch = undefined;
      return;
    }
    this.#watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => this.#send(BrowserEvents.located(known({
        latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy,
        altitude: coords.altitude, altitudeAccuracy: coords.altitudeAccuracy,
        heading: coords.heading, speed: coords.speed, timestamp,
      }))),
      ({ code }) => this.#send(BrowserEvents.locationFailed(REASONS[code] ?? "unavailable")),
      { enableHighAccuracy: true });
  }
}
