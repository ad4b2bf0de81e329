// The version of the messages between page and program, and what is done with those that are not known.

/** See live-messages.schema.json and Documentation/LiveMessages.md. */
export const VERSION = 1;

const reported = new Set();

/** Reports, once each, that the program sent an object whose `type` this page does not know. */
export function reportUnknown(what, type) {
  const text = `The program sent an unknown ${what}: ${JSON.stringify(type)}. It is not shown.`;
  if (reported.has(text)) return;
  reported.add(text);
  console.error(text);
}

/** The entry of a table for the `type` of an object; undefined, and reported, if there is none. */
export function entryFor(table, object, what) {
  const type = object?.type;
  if (typeof type === "string" && Object.hasOwn(table, type)) return table[type];
  reportUnknown(what, type);
  return undefined;
}
