import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { address } from '../schema/wire-types.ts';

/**
 * Reads the addresses of the match's video and scoreboard. Each may be missing. Check them with `toSafeUrl` before use.
 */
export const getTvUrlScoreboardUrl = endpoint({
  method: 'POST',
  path: '/match/getTvUrlScoreboardUrl',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  emptyResponse: { tvUrl: null, scoreboardUrl: null },
  request: z.object({ match_id: z.string() }),
  response: z.pipe(
    z.object({ tv_url: address, match_scoreboard_url: address }),
    z.transform((wire) => ({ tvUrl: wire.tv_url, scoreboardUrl: wire.match_scoreboard_url })),
  ),
});
