// Tells the program where the browser is, if it wants to know and the reader agrees.

/** Watches the browser's place. */
export class LocationFeed {
  #tell;
  #watch;

  /** `tell` takes what is known, or why nothing is. */
  constructor(tell) { this.#tell = tell; }

  /** Begins or ends. The browser asks its reader when it begins. */
  run(isWanted) {
    if (!navigator.geolocation || isWanted === (this.#watch !== undefined)) return;
    if (!isWanted) {
      navigator.geolocation.clearWatch(this.#watch);
      this.#watch = undefined;
      return;
    }
    this.#watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => this.#tell({
        latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy,
        altitude: coords.altitude, altitudeAccuracy: coords.altitudeAccuracy,
        heading: Number.isFinite(coords.heading) ? coords.heading : null, speed: coords.speed, timestamp,
      }),
      ({ code }) => this.#tell({ failure: code }),
      { enableHighAccuracy: true });
  }
}
