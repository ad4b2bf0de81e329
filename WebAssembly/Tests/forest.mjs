// Looks into the memory of a module: the whole forest, bit for bit.

const NONE = 0xffffffff;

// A digest of a forest, depth first: of each point its number, level, count, depth and offset. FNV-1a over words of 32 bits,
// by two starts.
export function digest(exports) {
  const { buffer } = exports.memory;
  const nodes = new Uint32Array(buffer, exports.nodesAddress() >>> 0);
  const offsets = new Uint32Array(buffer, exports.offsetsAddress() >>> 0);
  let [one, two, points] = [0x811c9dc5, 0x9747b28c, 0];
  const add = (word) => {
    one = Math.imul(one ^ word, 16777619);
    two = Math.imul(two ^ word, 16777619);
  };
  const walk = (first, depth) => {
    for (let slot = first; slot !== NONE; slot = nodes[8 * slot + 5]) {
      const packed = nodes[8 * slot + 7];
      for (const word of [nodes[8 * slot + 2], packed & 31, packed >>> 5, depth]) add(word);
      for (let place = 0; place < 4; place++) add(offsets[4 * slot + place]);
      points += 1;
      walk(nodes[8 * slot + 4], depth + 1);
    }
  };
  walk(exports.firstRoot() >>> 0, 0);
  return `${points}:${(one >>> 0).toString(16)}:${(two >>> 0).toString(16)}`;
}

// The points, and their offsets, as they lie in a saved index that no change was made to.
export function columns(exports) {
  const { buffer } = exports.memory;
  const count = exports.pointCount();
  return [
    new Uint8Array(buffer, exports.nodesAddress() >>> 0, 32 * count),
    new Uint8Array(buffer, exports.offsetsAddress() >>> 0, 16 * count),
  ];
}
