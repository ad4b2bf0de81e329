// What one feature offers to others without their knowing it.
//
//     offer("directions", (place) => …);   // the feature that can do it
//     perform("directions", place);        // whoever has a button for it; `isOffered` says whether to show one
//
// Known names: "directions" takes { latitude, longitude, name, osm? } as the destination.

const offered = new Map();

/** Says that something can be done. */
export const offer = (name, perform) => { offered.set(name, perform); };

/** Whether somebody offers it. */
export const isOffered = (name) => offered.has(name);

/** Does it. */
export const perform = (name, ...values) => offered.get(name)?.(...values);
