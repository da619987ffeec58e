import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { rows } from '../schema/rows.ts';
import { id, text } from '../schema/wire-types.ts';

const sport = z.pipe(
  z.object({ sport_id: id, sport_name: text }),
  z.transform((wire) => ({ sportId: wire.sport_id, sportName: wire.sport_name })),
);

export const getSports = endpoint({
  method: 'POST',
  path: '/sports/getSports',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  emptyResponse: [],
  request: z.object({}),
  response: rows(sport),
});
