import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type ApiResponse, call } from '#shared/api/client/call.ts';
import { sendOnce } from '#shared/api/client/send-once.ts';
import { saveBet, saveFancyBet, toBetBody, toFancyBetBody } from '#shared/api/contract/betting/bet-place.ts';
import { queryKeys } from '#shared/api/query-keys.ts';
import type { CommandResponse } from '#shared/commands/command.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { asMarketPrice } from '#shared/domain/odds/odds.ts';
import type { BetIntent } from '../model/placement/bet-intent.ts';
import { texts } from '../texts.ts';

/** Query keys that a placed bet invalidates: docs/requirements.md#42-freshness. */
export const listAffectedQueryKeys = ({ selection }: Pick<BetIntent, 'selection'>) => [
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
      toBetBody({
        marketId: selection.marketId,
        runnerId: selection.runnerId,
        side: selection.side,
        price: asMarketPrice(price),
        stake,
      }),
      { reference },
    );
  const { fancyId, run, size } = selection;
  return call(
    saveFancyBet,
    toFancyBetBody({ fancyId, side: selection.side === 'back' ? 'yes' : 'no', run, size, stake }),
    { reference },
  );
}

/** Sends one or more bets in one request, without retries. */
export const placeBetsOnce = (
  queries: QueryClient,
  send: () => Promise<ApiResponse<readonly Bet[]>>,
  refreshes: readonly QueryKey[],
): Promise<CommandResponse<Bet>> =>
  sendOnce(queries, {
    key: 'place-bet',
    send,
    listReceipts: (bets) => bets,
    failureText: texts.failed,
    invalidates: refreshes,
  });

/** Sends a single bet, without retries. */
export const placeBet = (queries: QueryClient, intent: BetIntent): Promise<CommandResponse<Bet>> =>
  placeBetsOnce(queries, () => postBet(intent), listAffectedQueryKeys(intent));
