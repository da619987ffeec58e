import type { FancyLine, Market } from '#shared/domain/market/market.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createLineDelta, createLineImage, createLineRemoval } from './line-messages.ts';
import { createMarketDelta, createMarketImage } from './market-messages.ts';
import type { StreamRequest } from './stream-request.ts';
import { type StreamCheckpoints, StreamSubscription } from './subscription.ts';

/** The data that a subscription reads, and the function that sends its messages. */
export interface SubscriptionSource {
  readonly exchange: Exchange;
  readonly checkpoints: { readonly markets: StreamCheckpoints<Market>; readonly lines: StreamCheckpoints<FancyLine> };
  readonly send: (message: object) => void;
}

/** Subscribes to the books of the requested markets. */
export function createMarketSubscription(
  {
    id: requestId,
    marketFilter: { marketIds },
    marketDataFilter: { ladderLevels },
    heartbeatMs,
    conflateMs,
  }: Extract<StreamRequest, { op: 'marketSubscription' }>,
  { exchange, checkpoints, send }: SubscriptionSource,
): StreamSubscription<Market> {
  return new StreamSubscription({
    op: 'mcm',
    field: 'mc',
    id: requestId,
    // A client that had other levels cannot continue from there.
    filterKey: `${ladderLevels} ${[...marketIds].sort().join()}`,
    checkpoints: checkpoints.markets,
    heartbeatMs,
    conflateMs,
    read: () =>
      new Map(
        marketIds
          .map((marketId) => [marketId, exchange.board.findMarket(marketId)] as const)
          .filter((entry): entry is [string, Market] => entry[1] !== null),
      ),
    createImage: (market) => createMarketImage(market, ladderLevels),
    createDelta: (before, now) => createMarketDelta(before, now, ladderLevels),
    createRemoval: () => null,
    send,
  });
}

/** Subscribes to the session lines of the requested matches. */
export function createLineSubscription(
  {
    id: requestId,
    matchFilter: { matchIds },
    heartbeatMs,
    conflateMs,
  }: Extract<StreamRequest, { op: 'fancySubscription' }>,
  { exchange, checkpoints, send }: SubscriptionSource,
): StreamSubscription<FancyLine> {
  return new StreamSubscription({
    op: 'fcm',
    field: 'fc',
    id: requestId,
    filterKey: [...matchIds].sort().join(),
    checkpoints: checkpoints.lines,
    heartbeatMs,
    conflateMs,
    read: () =>
      new Map(matchIds.flatMap((matchId) => exchange.board.listFancies(matchId)).map((line) => [line.fancyId, line])),
    createImage: createLineImage,
    createDelta: createLineDelta,
    createRemoval: createLineRemoval,
    send,
  });
}
