/** Mixes whole numbers into one unsigned 32-bit number. The same input gives the same output. */
export function hash(...parts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    // Times exceed 2^32, so both halves of a number count.
    h = mix(h, part >>> 0);
    h = mix(h, Math.floor(part / 0x1_0000_0000) >>> 0);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function mix(h: number, part: number): number {
  let k = Math.imul(part, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  h ^= Math.imul(k, 0x1b873593);
  h = (h << 13) | (h >>> 19);
  return (Math.imul(h, 5) + 0xe6546b64) | 0;
}

/** Hashes a text to an unsigned 32-bit number. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Returns a number in [0, 1) that depends only on the parts. */
export const chance = (...parts: readonly number[]): number => hash(...parts) / 0x1_0000_0000;

/** Sequence of random numbers for a script. */
export interface Rng {
  /** In [0, 1). */
  draw(): number;
  drawBetween(low: number, high: number): number;
  /** Returns a whole number, both ends included. */
  integer(low: number, high: number): number;
  choose<T>(list: readonly T[]): T;
  happens(probability: number): boolean;
  /** Normal distribution with mean 0 and deviation 1. */
  drawNormal(): number;
  /** Log-normal distribution by median and deviation of the logarithm, for durations with a long tail. */
  drawLogNormal(median: number, sigma: number): number;
}

export function createRng(...seed: readonly number[]): Rng {
  const key = hash(...seed);
  let drawn = 0;
  const draw = () => hash(key, drawn++) / 0x1_0000_0000;
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  return {
    draw,
    drawBetween: (low, high) => low + (high - low) * draw(),
    integer: (low, high) => low + Math.floor((high - low + 1) * draw()),
    choose: (list) => {
      const item = list[Math.floor(draw() * list.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    happens: (probability) => draw() < probability,
    drawNormal,
    drawLogNormal: (median, sigma) => median * Math.exp(sigma * drawNormal()),
  };
}

/** Returns smooth noise in [-1, 1]: one value per period, eased in between. */
export function drift(key: number, time: number, period: number): number {
  const step = Math.floor(time / period);
  const within = time / period - step;
  const eased = within * within * (3 - 2 * within);
  const from = chance(key, step) * 2 - 1;
  const to = chance(key, step + 1) * 2 - 1;
  return from + (to - from) * eased;
}

/** Returns a counter that rises about once per period at irregular moments. */
export function calculateChangeCount(key: number, time: number, period: number): number {
  const step = Math.floor(time / period);
  const changeAt = chance(key, step) * period;
  return time - step * period >= changeAt ? step : step - 1;
}
