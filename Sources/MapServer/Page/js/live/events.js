// What the page tells the program: one function for each kind of event, in the form of live-messages.schema.json.
// No other script spells an event out.

/** Events on a map; `MapEvents.tapped([3, 4])`. Points are in the map's points, from its upper left corner. */
export const MapEvents = {
  cameraWillMove: () => ({ type: "cameraWillMove" }),
  cameraMoved: (viewport) => ({ type: "cameraMoved", viewport }),
  cameraDidMove: (viewport) => ({ type: "cameraDidMove", viewport }),
  tapped: (point) => ({ type: "tapped", point }),
  featureTapped: (feature) => ({ type: "featureTapped", feature }),
  longPressed: (point) => ({ type: "longPressed", point }),
  /** No annotation: the selected one is so no more. */
  selected: (annotation) => ({ type: "selected", annotation }),
  /** `part` is "left", "right", "detail" or "body". */
  calloutTapped: (annotation, part) => ({ type: "calloutTapped", annotation, part }),
  dragBegan: (annotation) => ({ type: "dragBegan", annotation }),
  dragMoved: (annotation, point) => ({ type: "dragMoved", annotation, point }),
  /** No point: the annotation is back where it was. */
  dragEnded: (annotation, point) => ({ type: "dragEnded", annotation, point }),
  /** `control` is the kind of a scene's control. */
  controlUsed: (control) => ({ type: "controlUsed", control }),
  resized: (size) => ({ type: "resized", size }),
};

/** Events of the interface. Elements and presentations are named by their ids. */
export const InterfaceEvents = {
  resized: (size) => ({ type: "resized", size }),
  appearance: (isDark) => ({ type: "appearance", isDark }),
  /** The point is in the element's points; none if the keyboard was used. */
  tapped: (element, point) => ({ type: "tapped", element, point }),
  longPressed: (element, point) => ({ type: "longPressed", element, point }),
  edited: (element, text) => ({ type: "edited", element, text }),
  submitted: (element) => ({ type: "submitted", element }),
  focused: (element, isFocused) => ({ type: "focused", element, isFocused }),
  toggled: (element, isOn) => ({ type: "toggled", element, isOn }),
  slid: (element, value) => ({ type: "slid", element, value }),
  /** `step` is -1 or 1. */
  stepped: (element, step) => ({ type: "stepped", element, step }),
  chose: (element, option) => ({ type: "chose", element, option }),
  /** By how many points the content is moved to the left and up. */
  scrolled: (element, by) => ({ type: "scrolled", element, by }),
  dismissed: (presentation) => ({ type: "dismissed", presentation }),
  measured: (faces) => ({ type: "measured", faces }),
  map: (element, event) => ({ type: "map", element, event }),
};

/** Events of the browser itself. */
export const BrowserEvents = {
  /** `position` has the values of W3C's GeolocationCoordinates that are known, and `timestamp`. */
  located: (position) => ({ type: "located", position }),
  /** `reason` is "denied", "unavailable" or "timeout". */
  locationFailed: (reason) => ({ type: "locationFailed", reason }),
};
