import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { betBody, fancyBetBody, saveBet, saveFancyBet } from '#shared/api/contract/bet-place.ts';
import { family } from '#shared/api/families.ts';
import { failureOf } from '#shared/api/failure.ts';
import type { Bet } from '#shared/domain/bet.ts';
import type { Answer } from '../model/desk.ts';
import type { Intent } from '../model/intent.ts';
import { texts } from '../texts.ts';

/** What a bet changes elsewhere (specification 4, cache refresh). */
export const refreshedBy = ({ pick }: Pick<Intent, 'pick'>) => [
  family.bets,
  family.positions,
  family.balance,
  family.exposures,
  ...(pick.kind === 'fancy' ? [family.fancyPositions] : []),
];

function post({ reference, pick, price, stake }: Intent) {
  if (pick.kind !== 'fancy') return call(saveBet, betBody({ marketId: pick.marketId, runnerId: pick.runnerId, side: pick.side, price, stake }), { reference });
  const { fancyId, run, size } = pick;
  return call(saveFancyBet, fancyBetBody({ fancyId, side: pick.side === 'back' ? 'yes' : 'no', run, size, stake }), { reference });
}

/** What was heard of a request that places bets. */
export type Heard = { readonly kind: 'placed'; readonly message: string; readonly bets: readonly Bet[] } | Exclude<Answer, { kind: 'placed' }>;

type Reply = { readonly data: readonly Bet[]; readonly message: string };

/**
 * Sends bets through the cache's mutations, which say the server's words and refresh what was changed. Once: never again after a
 * failure, never later because the way was down, never ended by a page that goes away.
 *
 * The answer is given as soon as it is there; the mutation itself ends only when everything has been read anew.
 */
export function sendOnce(queries: QueryClient, send: () => Promise<Reply>, refreshes: readonly (readonly string[])[]): Promise<Heard> {
  return new Promise((hear) => {
    const mutation = queries.getMutationCache().build(queries, {
      mutationKey: ['place-bet'],
      mutationFn: async () => {
        try {
          const { data, message } = await send();
          hear({ kind: 'placed', message, bets: data });
          return { message };
        } catch (error) {
          const failure = failureOf(error);
          if (failure?.kind === 'rejected') {
            hear({ kind: 'refused', message: failure.message || texts.failed });
            throw error;
          }
          // Anything else says nothing about the bet: no toast, the slip goes and looks.
          hear({ kind: 'lost' });
          return { message: '' };
        }
      },
      retry: 0,
      networkMode: 'always',
      meta: { toast: 'all', failed: texts.failed, refreshes },
    });
    // What went wrong has been heard above.
    mutation.execute(undefined).catch(() => undefined);
  });
}

/** One bet. */
export async function place(queries: QueryClient, intent: Intent): Promise<Answer> {
  const heard = await sendOnce(queries, () => post(intent), refreshedBy(intent));
  return heard.kind === 'placed' ? { kind: 'placed', message: heard.message, bet: heard.bets[0] ?? null } : heard;
}
