import type { Exchange } from '#mocks/exchange/exchange.ts';
import { createOddsSelection, type FancySelection, type OddsSelection } from '#shared/domain/bet/selection.ts';
import type { FancyLine, Market, Runner, Side } from '#shared/domain/market/market.ts';
import { type MarketPrice, odds } from '#shared/domain/odds/odds.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/create-live-feed.ts';
import type { TransportSink } from '#shared/live/transport/transport.ts';

const FRESH_FOR_MS = 3_600_000;
const noop = () => undefined;

export interface ExchangeFeed extends StoppableFeed {
  /** Publishes the current state of the exchange. */
  publish(matchId: string): void;
}

/** Creates a feed of live prices from a story's exchange. It publishes on request, never by a timer. */
export function createExchangeFeed(exchange: Exchange): ExchangeFeed {
  let publish: (matchId: string) => void = noop;
  const watched = new Set<string>();
  const feed = createLiveFeed((sink: TransportSink, page) => {
    publish = (matchId) => {
      const timing = { requestedAt: page.now(), durationMs: 20, ttlMs: FRESH_FOR_MS };
      sink.receiveMatch(matchId, exchange.board.listMatchMarkets(matchId), timing);
      sink.receiveFancies(matchId, exchange.board.listFancies(matchId), timing);
    };
    return {
      watchHome: () => noop,
      watchMatch(matchId) {
        watched.add(matchId);
        queueMicrotask(() => publish(matchId));
        return noop;
      },
      refresh: () => watched.forEach((matchId) => publish(matchId)),
    };
  });
  return { ...feed, publish: (matchId) => publish(matchId) };
}

/** Odds of 5.00: a story bets on no outsider. */
const LONGEST_ODDS = odds(500);

/** Tells whether at least one runner has prices on both sides that suit a small stake. */
const takesBets = ({ kind, status, locked, runners }: Market): boolean =>
  kind === 'odds' &&
  status === 'open' &&
  !locked &&
  runners.some(({ back, lay }) => back[0] !== null && lay[0] !== null && back[0].price <= LONGEST_ODDS);

/** Finds the first in-play market that accepts bets now. `setPrices` (given-prices.ts) gives it known odds. */
export function findOpenMarket(exchange: Exchange): Market {
  for (const row of exchange.board.listHomeMatches()) {
    const market = row.inPlay ? exchange.board.listMatchMarkets(row.matchId).find(takesBets) : undefined;
    if (market !== undefined) return market;
  }
  throw new Error('no market in play takes bets at this moment');
}

/** Creates the selection of a runner at the best price. */
export function createSelectionAt(market: Market, runner: Runner, side: Side, price: MarketPrice): OddsSelection {
  const selection = createOddsSelection(market, runner, { side, price, level: 0, changedAgoMs: 5_000 });
  if (selection === null) throw new Error('a session line has no odds');
  return selection;
}

export function findSelectionIn(market: Market, side: Side, change: Partial<OddsSelection> = {}): OddsSelection {
  const runner = market.runners.find(
    ({ back, lay }) => back[0] !== null && lay[0] !== null && back[0].price <= LONGEST_ODDS,
  );
  const offer = runner?.[side][0];
  if (runner === undefined || !offer) throw new Error(`no runner has an offer to ${side}`);
  return { ...createSelectionAt(market, runner, side, offer.price), ...change };
}

/** Finds the first session line that accepts bets now. */
export function findOpenLine(exchange: Exchange): FancyLine {
  for (const row of exchange.board.listHomeMatches()) {
    const line = exchange.board
      .listFancies(row.matchId)
      .find(({ lockedBy, yes, no }) => lockedBy === null && yes !== null && no !== null && yes.run > 0);
    if (line !== undefined) return line;
  }
  throw new Error('no session takes bets at this moment');
}

export function findSelectionOnLine(exchange: Exchange, line: FancyLine): FancySelection {
  const row = exchange.board.listHomeMatches().find(({ matchId }) => matchId === line.matchId);
  if (row === undefined || line.yes === null) throw new Error('no such line');
  const { fancyId, name: fancyName, minStake, maxStake, yes } = line;
  return {
    kind: 'fancy',
    sportId: row.sportId,
    matchId: row.matchId,
    matchName: row.matchName,
    side: 'back',
    fancyId,
    fancyName,
    run: yes.run,
    size: yes.size,
    minStake,
    maxStake,
    changedAgoMs: 5_000,
  };
}
