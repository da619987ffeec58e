import * as z from 'zod/mini';

/**
 * Schema of a safe integer from `min` to `max`, both included.
 *
 * `z.int()` and its range checks would load with the first screen, because config.json has such numbers, and are longer
 * than this file.
 */
export const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) =>
  z.number().check(z.refine((value) => Number.isInteger(value) && value >= min && value <= max));
