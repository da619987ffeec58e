import { expect, test } from 'vitest';
import { getLadderPrices } from '#shared/domain/odds/ladder.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { SimulatedMarket, SimulatedMatch } from '../world/simulated-match.ts';
import { LONGEST_MATCH_MS } from '../world/world.ts';
import { EVENING, world } from './test-exchange.ts';

const listCricketInPlay = (): SimulatedMatch[] =>
  world
    .listFixtures('4', EVENING - LONGEST_MATCH_MS, EVENING)
    .map(world.getMatch)
    .filter((match) => EVENING < match.endsAt);

/** Lists the milliseconds between changes of a market's offers, sampled every 50 ms. */
function listGaps(market: SimulatedMarket, from: number, to: number): number[] {
  const gaps: number[] = [];
  let last = '';
  let changedAt = from;
  for (let time = from; time < to; time += 50) {
    const book = JSON.stringify(market.getStateAt(time).runners.map((runner) => [runner.back, runner.lay]));
    if (book === last) continue;
    if (last !== '') gaps.push(time - changedAt);
    last = book;
    changedAt = time;
  }
  return gaps.sort((a, b) => a - b);
}

test('prices change as in recorded feeds: every 0.4 s in play, seconds apart before the start', () => {
  const match = listCricketInPlay().find(
    (each) => EVENING - each.announcement.startsAt > HOUR_MS && each.endsAt - EVENING > HOUR_MS,
  );
  const [market] = match?.markets ?? [];
  if (match === undefined || market === undefined) throw new Error('no match in play');
  const gaps = listGaps(market, EVENING, EVENING + 20 * MINUTE_MS);
  const quantile = (list: readonly number[], part: number) => list[Math.floor(list.length * part)] ?? 0;
  expect(quantile(gaps, 0.5)).toBeGreaterThanOrEqual(200);
  expect(quantile(gaps, 0.5)).toBeLessThanOrEqual(700);
  expect(quantile(gaps, 0.95)).toBeGreaterThan(1_200);
  expect(quantile(gaps, 0.95)).toBeLessThan(6_000);
  const before = listGaps(
    market,
    match.announcement.startsAt - 2 * HOUR_MS,
    match.announcement.startsAt - 2 * HOUR_MS + 5 * MINUTE_MS,
  );
  expect(quantile(before, 0.5)).toBeGreaterThan(1_000);

  const places = Array.from({ length: 20 * 60 }, (_, second) => market.getStateAt(EVENING + second * SECOND_MS))
    .filter((moment) => moment.status === 'open')
    .map((moment) =>
      getLadderPrices('betfair').indexOf(
        asOdds(moment.runners[0]?.back[0]?.price ?? (getLadderPrices('betfair')[0] as never)),
      ),
    );
  const moves = places
    .slice(1)
    .map((place, i) => Math.abs(place - (places[i] ?? place)))
    .filter((move) => move > 0)
    .sort((a, b) => a - b);
  expect(moves.length).toBeGreaterThan(50);
  expect(quantile(moves, 0.75)).toBeLessThanOrEqual(3);
});

test('a ball is in progress for 7.5 s at the median and 17 s at the 90th percentile', () => {
  const lengths: number[] = [];
  for (const match of listCricketInPlay().slice(0, 4)) {
    const [line] = match.getLines().filter((each) => each.category === 'other');
    let since: number | null = null;
    for (let time = match.announcement.startsAt; time < match.endsAt; time += 250) {
      const running = line?.getQuoteAt(time).lockedBy === 'Ball Running';
      if (running) since ??= time;
      else if (since !== null) {
        lengths.push(time - since);
        since = null;
      }
    }
  }
  lengths.sort((a, b) => a - b);
  expect(lengths.length).toBeGreaterThan(600);
  expect(Math.abs((lengths[Math.floor(lengths.length / 2)] ?? 0) - 7_500)).toBeLessThan(1_000);
  expect(Math.abs((lengths[Math.floor(lengths.length * 0.9)] ?? 0) - 17_000)).toBeLessThan(3_000);
});
