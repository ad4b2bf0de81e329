// Distances and areas on the WGS 84 ellipsoid; lines and areas in [lon, lat] degrees.

const A = 6378137;
const F = 1 / 298.257223563;
const B = A * (1 - F);
const E2 = F * (2 - F);
const RADIANS = Math.PI / 180;

/** The angle between two places on the sphere, and what is needed to walk along it. */
function unit([lon, lat]) {
  const [x, y] = [lon * RADIANS, lat * RADIANS];
  return [Math.cos(y) * Math.cos(x), Math.cos(y) * Math.sin(x), Math.sin(y)];
}

function angle(a, b) {
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  return Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}

const MEAN_RADIUS = (2 * A + B) / 3;

/**
 * Meters between two places by Vincenty's inverse formula (1975); where it does not settle, for places nearly
 * opposite each other, by the sphere of mean radius (off by 0.5 % at most).
 */
export function distance(one, other) {
  const spread = (other[0] - one[0]) * RADIANS;
  const U1 = Math.atan((1 - F) * Math.tan(one[1] * RADIANS));
  const U2 = Math.atan((1 - F) * Math.tan(other[1] * RADIANS));
  const [sin1, cos1, sin2, cos2] = [Math.sin(U1), Math.cos(U1), Math.sin(U2), Math.cos(U2)];
  let lambda = Math.atan2(Math.sin(spread), Math.cos(spread));
  const start = lambda;
  for (let round = 0; round < 100; round += 1) {
    const sinLambda = Math.sin(lambda);
    const cosLambda = Math.cos(lambda);
    const sinSigma = Math.hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda);
    if (sinSigma === 0) return 0;
    const cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda;
    const sigma = Math.atan2(sinSigma, cosSigma);
    const sinAlpha = (cos1 * cos2 * sinLambda) / sinSigma;
    const cos2Alpha = 1 - sinAlpha ** 2;
    const middle = cos2Alpha ? cosSigma - (2 * sin1 * sin2) / cos2Alpha : 0;
    const C = (F / 16) * cos2Alpha * (4 + F * (4 - 3 * cos2Alpha));
    const next = start + (1 - C) * F * sinAlpha *
      (sigma + C * sinSigma * (middle + C * cosSigma * (2 * middle ** 2 - 1)));
    if (Math.abs(next) > Math.PI) break;
    if (Math.abs(next - lambda) < 1e-12) {
      const u2 = (cos2Alpha * (A ** 2 - B ** 2)) / B ** 2;
      const K = 1 + (u2 / 16384) * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)));
      const L = (u2 / 1024) * (256 + u2 * (-128 + u2 * (74 - 47 * u2)));
      const change = L * sinSigma * (middle + (L / 4) * (cosSigma * (2 * middle ** 2 - 1) -
        (L / 6) * middle * (4 * sinSigma ** 2 - 3) * (4 * middle ** 2 - 3)));
      return B * K * (sigma - change);
    }
    lambda = next;
  }
  return MEAN_RADIUS * angle(unit(one), unit(other));
}

/** Meters along a line. */
export function length(line) {
  let sum = 0;
  for (let index = 1; index < line.length; index += 1) sum += distance(line[index - 1], line[index]);
  return sum;
}

const E1 = Math.sqrt(E2);
/** Area between the equator and a latitude's sine, as a share of b²/2. */
const band = (sine) => sine / (1 - E2 * sine * sine) + Math.atanh(E1 * sine) / E1;
const POLAR = band(1);
/** The sine of the authalic latitude: on its sphere areas are those of the ellipsoid. */
const authalic = (lat) => band(Math.sin(lat * RADIANS)) / POLAR;
const AUTHALIC_RADIUS = B * Math.sqrt(POLAR / 2);

/**
 * Square meters inside a ring that need not repeat its first place, with great circles as its sides, whichever way
 * round; a ring may hold a pole. The smaller of the two parts of the earth is meant.
 */
export function area(ring) {
  if (ring.length < 3) return 0;
  // Excess of the triangle between each side and the pole, on the sphere of equal area.
  let sum = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const [lonA, latA] = ring[index];
    const [lonB, latB] = ring[(index + 1) % ring.length];
    const turn = ((((lonB - lonA) % 360) + 540) % 360 - 180) * RADIANS;
    const half = (lat) => Math.tan(Math.asin(Math.max(-1, Math.min(1, authalic(lat)))) / 2);
    const [a, b] = [half(latA), half(latB)];
    sum += 2 * Math.atan2(Math.tan(turn / 2) * (a + b), 1 + a * b);
  }
  let share = Math.abs(sum) % (4 * Math.PI);
  const around = Math.abs(ring.reduce((total, [lon], index) => {
    const next = ring[(index + 1) % ring.length][0];
    return total + ((((next - lon) % 360) + 540) % 360 - 180);
  }, 0));
  if (around > 180) share = 2 * Math.PI - share; // the ring goes round a pole
  return Math.min(share, 4 * Math.PI - share) * AUTHALIC_RADIUS ** 2;
}

/** A line through the same places along great circles, with a vertex each 50 km or so; longitudes do not jump. */
export function greatCircles(line) {
  const curve = [];
  for (let index = 0; index < line.length; index += 1) {
    if (index === 0) {
      curve.push(line[0]);
      continue;
    }
    const [a, b] = [unit(line[index - 1]), unit(line[index])];
    const whole = angle(a, b);
    const parts = Math.max(1, Math.min(200, Math.ceil((whole * MEAN_RADIUS) / 50000)));
    for (let part = 1; part <= parts; part += 1) {
      let place = line[index];
      if (part < parts) {
        const [f, g] = [Math.sin((1 - part / parts) * whole), Math.sin((part / parts) * whole)];
        const [x, y, z] = a.map((value, axis) => f * value + g * b[axis]);
        place = [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
      }
      const before = curve.at(-1)[0];
      curve.push([place[0] - 360 * Math.round((place[0] - before) / 360), place[1]]);
    }
  }
  return curve;
}
