import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call, type Answer as Reply } from '#shared/api/call.ts';
import { betBody, fancyBetBody, saveBet, saveFancyBet } from '#shared/api/contract/bet-place.ts';
import { family } from '#shared/api/families.ts';
import { sendOnce } from '#shared/api/send-once.ts';
import type { Bet } from '#shared/domain/bet.ts';
import type { Answer } from '../model/desk-ports.ts';
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

/** Sends bets, once. */
export async function placeOnce(queries: QueryClient, send: () => Promise<Reply<readonly Bet[]>>, refreshes: readonly QueryKey[]): Promise<Heard> {
  const heard = await sendOnce(queries, { key: 'place-bet', send, failed: texts.failed, refreshes });
  return heard.kind === 'answered' ? { kind: 'placed', message: heard.message, bets: heard.data } : heard;
}

/** One bet. */
export async function place(queries: QueryClient, intent: Intent): Promise<Answer> {
  const heard = await placeOnce(queries, () => post(intent), refreshedBy(intent));
  return heard.kind === 'placed' ? { kind: 'placed', message: heard.message, bet: heard.bets[0] ?? null } : heard;
}
