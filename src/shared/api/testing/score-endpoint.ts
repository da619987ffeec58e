import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The data of the example endpoints. */
export const scoreResponse = z.object({ score: z.number() });
/** Shared fields of the example endpoints. */
export const base = {
  method: 'POST',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 2_000,
  response: scoreResponse,
} as const;
/** An example endpoint: asks for the score of a match. */
export const score = endpoint({ ...base, path: '/match/score', request: z.object({ match_id: z.string() }) });
