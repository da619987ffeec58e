import * as z from 'zod/mini';

/**
 * A whole number that JavaScript holds exactly, from `least` to `most`; both belong to it. What `z.int()` and its checks of size would say:
 * they would come with the first screen, because config.json has such numbers too, and are longer than all of them.
 */
export const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) =>
  z.number().check(z.refine((value) => Number.isInteger(value) && value >= min && value <= max));
