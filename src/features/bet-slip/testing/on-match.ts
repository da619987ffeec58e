import type { Exchange } from '#mocks/exchange/exchange.ts';
import { createLiveFeed, type StoppableFeed } from '#shared/live/feed.ts';
import type { Sink } from '#shared/live/transport.ts';
import type { FancyLine, Market, Side } from '#shared/domain/market.ts';
import type { FancyPick, OddsPick } from '../model/pick.ts';

const LONG_MS = 3_600_000;
const nothing = () => undefined;

export interface ExchangeFeed extends StoppableFeed {
  /** What the exchange shows at this moment. */
  tell(matchId: string): void;
}

/** Live prices straight from a story's exchange: told when asked, never by a timer. */
export function exchangeFeed(exchange: Exchange): ExchangeFeed {
  let tell: (matchId: string) => void = nothing;
  const watched = new Set<string>();
  const feed = createLiveFeed((sink: Sink, page) => {
    tell = (matchId) => {
      const heard = { askedAt: page.now(), tookMs: 20, lifeMs: LONG_MS };
      sink.match(matchId, exchange.board.matchMarkets(matchId), heard);
      sink.fancies(matchId, exchange.board.fancies(matchId), heard);
    };
    return {
      watchHome: () => nothing,
      watchMatch(matchId) {
        watched.add(matchId);
        queueMicrotask(() => tell(matchId));
        return nothing;
      },
      refresh: () => watched.forEach((matchId) => tell(matchId)),
    };
  });
  return { ...feed, tell: (matchId) => tell(matchId) };
}

const LONGEST_ODDS = 500;

/** Whether both sides of each runner are on offer at prices a small stake suits. */
const takesBets = ({ kind, status, locked, runners }: Market): boolean =>
  kind === 'odds' && status === 'open' && !locked && runners.some(({ back, lay }) => back[0] !== null && lay[0] !== null && back[0].price <= LONGEST_ODDS);

/** The first market in play that takes bets now. */
export function openMarket(exchange: Exchange): Market {
  for (const row of exchange.board.homeMatches()) {
    const market = row.inPlay ? exchange.board.matchMarkets(row.matchId).find(takesBets) : undefined;
    if (market !== undefined) return market;
  }
  throw new Error('no market in play takes bets at this moment');
}

export function pickIn(market: Market, side: Side, change: Partial<OddsPick> = {}): OddsPick {
  const runner = market.runners.find(({ back, lay }) => back[0] !== null && lay[0] !== null && back[0].price <= LONGEST_ODDS);
  const offer = runner?.[side][0];
  if (runner === undefined || !offer || market.kind === 'fancy') throw new Error(`nobody to ${side}`);
  const { sportId, matchId, matchName, marketId, name: marketName, kind, ladder } = market;
  return { kind, sportId, matchId, matchName, marketId, marketName, ladder, side, runnerId: runner.runnerId, runnerName: runner.name, price: offer.price, level: 0, changedAgoMs: 5_000, ...change };
}

/** The first session line that takes bets now. */
export function openLine(exchange: Exchange): FancyLine {
  for (const row of exchange.board.homeMatches()) {
    const line = exchange.board.fancies(row.matchId).find(({ lockedBy, yes, no }) => lockedBy === null && yes !== null && no !== null && yes.run > 0);
    if (line !== undefined) return line;
  }
  throw new Error('no session takes bets at this moment');
}

export function pickOnLine(exchange: Exchange, line: FancyLine): FancyPick {
  const row = exchange.board.homeMatches().find(({ matchId }) => matchId === line.matchId);
  if (row === undefined || line.yes === null) throw new Error('no such line');
  const { fancyId, name: fancyName, minStake, maxStake, yes } = line;
  return { kind: 'fancy', sportId: row.sportId, matchId: row.matchId, matchName: row.matchName, side: 'back', fancyId, fancyName, run: yes.run, size: yes.size, minStake, maxStake, changedAgoMs: 5_000 };
}

