import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call, type ApiResponse as Reply } from '#shared/api/client/call.ts';
import { betBody, fancyBetBody, saveBet, saveFancyBet } from '#shared/api/contract/betting/bet-place.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import { sendOnce } from '#shared/api/client/send-once.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { PlaceBetOutcome } from '../model/placement/bet-slip-ports.ts';
import type { BetIntent } from '../model/placement/bet-intent.ts';
import { texts } from '../texts.ts';

/** What a bet changes elsewhere (specification 4, cache refresh). */
export const affectedQueryKeys = ({ selection }: Pick<BetIntent, 'selection'>) => [
  queryKeys.bets,
  queryKeys.positions,
  queryKeys.balance,
  queryKeys.exposures,
  ...(selection.kind === 'fancy' ? [queryKeys.fancyPositions] : []),
];

function postBet({ reference, selection, price, stake }: BetIntent) {
  if (selection.kind !== 'fancy')
    return call(
      saveBet,
      betBody({ marketId: selection.marketId, runnerId: selection.runnerId, side: selection.side, price, stake }),
      { reference },
    );
  const { fancyId, run, size } = selection;
  return call(
    saveFancyBet,
    fancyBetBody({ fancyId, side: selection.side === 'back' ? 'yes' : 'no', run, size, stake }),
    { reference },
  );
}

/** What was heard of a request that places bets. */
export type PlaceBetsOutcome =
  | { readonly kind: 'placed'; readonly message: string; readonly bets: readonly Bet[] }
  | Exclude<PlaceBetOutcome, { kind: 'placed' }>;

/** Sends bets, once. */
export async function placeBetsOnce(
  queries: QueryClient,
  send: () => Promise<Reply<readonly Bet[]>>,
  refreshes: readonly QueryKey[],
): Promise<PlaceBetsOutcome> {
  const outcome = await sendOnce(queries, {
    key: 'place-bet',
    send,
    failureText: texts.failed,
    invalidates: refreshes,
  });
  return outcome.kind === 'answered' ? { kind: 'placed', message: outcome.message, bets: outcome.data } : outcome;
}

/** One bet. */
export async function placeBet(queries: QueryClient, intent: BetIntent): Promise<PlaceBetOutcome> {
  const outcome = await placeBetsOnce(queries, () => postBet(intent), affectedQueryKeys(intent));
  return outcome.kind === 'placed'
    ? { kind: 'placed', message: outcome.message, bet: outcome.bets[0] ?? null }
    : outcome;
}
