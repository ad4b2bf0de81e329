// Seeded points and changes, the same as `SeededPoints` in Tests/ClusterMapTests, to the bit.

export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  // 32 bits (the mixer of Degski's and Ettinger's search).
  next() {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let value = this.state;
    value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
    value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
    return (value ^ (value >>> 15)) >>> 0;
  }

  below(count) {
    return Math.floor((this.next() * count) / 4294967296);
  }

  // From 0 up to 1.
  part() {
    return this.next() / 4294967296;
  }
}

// The places of a shape, longitude before latitude.
export class Points {
  constructor(shape, seed) {
    this.shape = shape;
    this.random = new Random(seed);
    this.towns = Array.from({ length: 64 }, () => [this.random.part() * 360 - 180, this.random.part() * 140 - 70]);
  }

  next() {
    const { random } = this;
    switch (this.shape) {
      case "uniform": return [random.part() * 360 - 180, random.part() * 170 - 85];
      case "towns": {
        const near = random.part();
        const [longitude, latitude] = this.towns[Math.floor(near * near * 64)];
        const east = random.part() - random.part();
        return [longitude + east, latitude + (random.part() - random.part())];
      }
      case "stacks": return this.towns[random.below(64)];
      case "edges": return [179.5 + random.part(), random.part() * 180 - 90];
      default: throw new RangeError(this.shape);
    }
  }

  array(count) {
    const array = new Float64Array(2 * count);
    for (let place = 0; place < count; place++) array.set(this.next(), 2 * place);
    return array;
  }

  features(count) {
    return Array.from({ length: count }, (_, name) => (
      { type: "Feature", properties: { name }, geometry: { type: "Point", coordinates: [...this.next()] } }));
  }
}

// Inserts, moves and removes points of an index.
export function change(clusters, points, count) {
  const { random } = points;
  let ever = clusters.size;
  for (let number = 0; number < count; number++) {
    const kind = random.below(3);
    const chosen = random.below(ever);
    if (kind === 0) {
      clusters.insert(points.next());
      ever += 1;
    } else if (kind === 1) clusters.move(chosen, points.next());
    else clusters.remove(chosen);
  }
}
