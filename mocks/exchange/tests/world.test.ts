import { describe, expect, test } from 'vitest';
import type { Market, Offer } from '#shared/domain/market/market.ts';
import { isOnLadder } from '#shared/domain/odds/ladder.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { type SportId, sportIds } from '../world/ids.ts';
import { createRng } from '../world/rng.ts';
import type { SimulatedMatch } from '../world/simulated-match.ts';
import { createWorld, LONGEST_MATCH_MS } from '../world/world.ts';
import { EVENING, openExchange, SEED, world } from './test-exchange.ts';

const MONTH = 30 * 24 * HOUR_MS;
const rng = createRng(99);
const chooseMoment = () => EVENING + Math.floor(rng.drawBetween(-MONTH, MONTH));

const filterPresent = (offers: readonly (Offer | null)[]) => offers.filter((offer) => offer !== null);

function checkBook(market: Pick<Market, 'kind' | 'winners' | 'ladder' | 'runners' | 'status'>): void {
  let backed = 0;
  let complete = true;
  for (const { status, back, lay } of market.runners) {
    const backs = filterPresent(back);
    const lays = filterPresent(lay);
    const [bestBack] = backs;
    const [bestLay] = lays;
    if (status === 'removed') {
      expect([...backs, ...lays]).toEqual([]);
      continue;
    }
    if (bestBack && bestLay) expect(bestBack.price).toBeLessThan(bestLay.price);
    expect(backs.map((offer) => offer.price)).toEqual(backs.map((offer) => offer.price).sort((a, b) => b - a));
    expect(lays.map((offer) => offer.price)).toEqual(lays.map((offer) => offer.price).sort((a, b) => a - b));
    expect(new Set([...backs, ...lays].map((offer) => offer.price)).size).toBe(backs.length + lays.length);
    for (const { price, size } of [...backs, ...lays]) {
      expect(size).toBeGreaterThan(0);
      if (market.ladder === 'betfair') expect(isOnLadder('betfair', asOdds(price))).toBe(true);
    }
    if (bestBack) backed += market.kind === 'bookmaker' ? 10_000 / (10_000 + bestBack.price) : 100 / bestBack.price;
    else complete = false;
  }
  // A back book below 100 % per winner would pay a bettor who backs every runner.
  const winners = market.winners ?? 1;
  if (complete && market.runners.length > 0) expect(backed / winners).toBeGreaterThanOrEqual(0.9999);
  if (complete) expect(backed / winners).toBeLessThan(market.kind === 'bookmaker' ? 1.3 : 1.45);
}

function matchesAround(time: number, sportId: SportId): SimulatedMatch[] {
  return world
    .listFixtures(sportId, time - LONGEST_MATCH_MS, time + HOUR_MS)
    .map(world.getMatch)
    .filter((match) => time < match.endsAt);
}

describe('simulated book', () => {
  test('the book never crosses and never pays for backing every runner', () => {
    let checked = 0;
    for (let sample = 0; sample < 100; sample++) {
      const time = chooseMoment();
      const sportId = rng.choose(sportIds);
      for (const match of matchesAround(time, sportId).slice(0, 3)) {
        for (const market of match.markets) {
          const moment = market.getStateAt(time);
          if (
            moment.status === 'closed' ||
            moment.runners.every((runner) => runner.back[0] === null && runner.lay[0] === null)
          )
            continue;
          checkBook({ ...moment, kind: market.kind, winners: market.winners, ladder: market.ladder });
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(300);
  });

  test('the book of a moment is the same whichever way the clock reached it', () => {
    const other = createWorld(SEED);
    for (let sample = 0; sample < 60; sample++) {
      const time = chooseMoment();
      const [match] = matchesAround(time, rng.choose(sportIds));
      if (match === undefined) continue;
      const twin = other.findMatch(match.announcement.matchId);
      expect(twin?.announcement).toEqual(match.announcement);
      for (const [i, market] of match.markets.entries()) {
        market.getStateAt(time - MINUTE_MS);
        market.getStateAt(time + HOUR_MS);
        expect(twin?.markets[i]?.getStateAt(time)).toEqual(market.getStateAt(time));
        expect(twin?.markets[i]?.ending).toEqual(market.ending);
      }
      expect(twin?.getLines().map((line) => [line.fancyId, line.result, line.getQuoteAt(time)])).toEqual(
        match.getLines().map((line) => [line.fancyId, line.result, line.getQuoteAt(time)]),
      );
    }
  });

  test('the book shows the winner as likely just before the market closes', () => {
    let likely = 0;
    let checkedCount = 0;
    for (const match of world.listFixtures('1', EVENING - 48 * HOUR_MS, EVENING - 6 * HOUR_MS).map(world.getMatch)) {
      const [market] = match.markets;
      if (market === undefined || market.ending.kind === 'void') continue;
      const { winnerId } = market.ending;
      const winner = market
        .getStateAt(match.endsAt - 90_000 - SECOND_MS)
        .runners.find((runner) => runner.runnerId === winnerId);
      const [offer] = winner?.back ?? [];
      checkedCount += 1;
      if (offer && offer.price < 110) likely += 1;
    }
    expect(likely / checkedCount).toBeGreaterThan(0.9);
  });
});

test('favourites win as often as their prices predict', () => {
  const bands = new Map<number, { expected: number; won: number; count: number }>();
  for (const match of world.listFixtures('1', EVENING - 9 * 24 * HOUR_MS, EVENING - 6 * HOUR_MS).map(world.getMatch)) {
    const [market] = match.markets;
    if (market === undefined || market.ending.kind === 'void') continue;
    const { winnerId } = market.ending;
    for (const runner of market.getStateAt(match.announcement.startsAt + 50 * MINUTE_MS).runners) {
      const [back] = runner.back;
      const [lay] = runner.lay;
      if (!back || !lay) continue;
      const chance = 200 / (back.price + lay.price);
      const band = bands.get(Math.floor(chance * 4)) ?? { expected: 0, won: 0, count: 0 };
      bands.set(Math.floor(chance * 4), {
        expected: band.expected + chance,
        won: band.won + Number(runner.runnerId === winnerId),
        count: band.count + 1,
      });
    }
  }
  for (const { expected, won, count } of bands.values())
    if (count > 100) expect(Math.abs(expected - won) / count).toBeLessThan(0.08);
});

describe('calendar', () => {
  test('the calendar has matches in play and ahead at any moment of the year', () => {
    for (let sample = 0; sample < 12; sample++) {
      const exchange = openExchange(chooseMoment());
      const rows = exchange.board.listHomeMatches();
      const count = (sportId: string, inPlay: boolean) =>
        rows.filter((row) => row.sportId === sportId && row.inPlay === inPlay && row.status !== 'closed').length;
      expect(count('4', true)).toBeGreaterThanOrEqual(4);
      expect(count('1', true)).toBeGreaterThanOrEqual(6);
      expect(count('2', true)).toBeGreaterThanOrEqual(4);
      for (const sportId of ['4', '1', '2']) expect(count(sportId, false)).toBeGreaterThanOrEqual(10);
      for (const sportId of ['7', '4339']) {
        const races = exchange.board.listRaces(sportId);
        expect(races.length).toBeGreaterThan(50);
        expect(Date.parse(races[4]?.startsAt ?? '') - exchange.clock.now()).toBeLessThan(25 * MINUTE_MS);
      }
      expect(new Set(rows.map((row) => row.matchId)).size).toBe(rows.length);
      const inPlayFirst = rows.map((row) => row.inPlay);
      expect(inPlayFirst.lastIndexOf(true)).toBeLessThan(inPlayFirst.indexOf(false));
    }
  });

  test('the calendar creates ids that lead back to their market, some of them ending in 0', () => {
    const markets = sportIds.flatMap((sportId) => matchesAround(EVENING, sportId)).flatMap((match) => match.markets);
    for (const market of markets) expect(world.findMarket(market.marketId)).toBe(market);
    expect(new Set(markets.map((market) => market.marketId)).size).toBe(markets.length);
    expect(markets.some((market) => /^1\.\d+0$/.test(market.marketId))).toBe(true);
    for (const market of markets) expect(market.marketId.includes('.')).toBe(market.kind !== 'bookmaker');
    expect(world.findMatch('nonsense')).toBeNull();
    expect(world.findMarket('1.9')).toBeNull();
    expect(world.findLine('12_3')).toBeNull();
  });
});
