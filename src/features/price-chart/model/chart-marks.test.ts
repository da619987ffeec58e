import { describe, expect, test } from 'vitest';
import type { PriceEvent } from '#shared/domain/market/price-history.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createSampleBet } from '#shared/domain/testing/sample-bet.ts';
import { outlineMarket } from '#shared/live/store/image.ts';
import { createChartMarket } from '../testing/chart-feed.ts';
import { listBetMarks, mergeEvents } from './chart-marks.ts';
import { findFavourites } from './favourites.ts';
import { describeEvent, listTableRows } from './table-rows.ts';

const target = outlineMarket(createChartMarket());
const wicket: PriceEvent = { kind: 'wicket', at: 50, until: null, label: 'MUM 12/1' };

describe('listBetMarks', () => {
  test('has the active bets on the market by time, each with its runner', () => {
    const marks = listBetMarks(
      [
        createSampleBet({ betId: 'b', selectionName: 'Chennai', placedAt: '2026-03-14T13:09:00Z' }),
        createSampleBet({ betId: 'a' }),
        createSampleBet({ betId: 'void', state: 'void' }),
        createSampleBet({ betId: 'other', marketId: '1.2' }),
        createSampleBet({ betId: 'unknown', selectionName: 'The Draw' }),
      ],
      target,
    );
    expect(marks.map(({ betId, runnerId }) => [betId, runnerId])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });
});

test('mergeEvents counts an event once, and orders all by time', () => {
  expect(
    mergeEvents(
      [wicket],
      [
        { ...wicket, label: '' },
        { ...wicket, at: 20 },
      ],
    ),
  ).toEqual([{ ...wicket, at: 20 }, wicket]);
});

describe('findFavourites', () => {
  test('has the five runners with the shortest last prices', () => {
    const runners = [900, 200, 600, 300, 500, 400, 800].map((price, index) => ({
      runnerId: index + 1,
      points: [[1, odds(1_000 - price / 2), null] as const, [2, odds(price), null] as const, [3, null, null] as const],
    }));
    expect([...findFavourites(runners)].sort()).toEqual([2, 3, 4, 5, 6]);
  });
});

describe('listTableRows', () => {
  test('has the latest moment first, and a row for each event within the time', () => {
    const rows = listTableRows(
      {
        runners: [{ runnerId: 1, points: [[10, odds(200), null]] }],
        events: [wicket, { ...wicket, at: 500 }],
        bets: [],
        describeBet: () => '',
      },
      { from: 0, to: 100 },
    );
    expect([rows[0]?.at, rows.at(-1)?.at]).toEqual([100, 0]);
    expect(rows.filter(({ event }) => event !== '').map(({ at, event, prices }) => [at, event, prices])).toEqual([
      [50, 'Wicket: MUM 12/1', [200]],
    ]);
    expect(rows.at(-1)?.prices).toEqual([null]);
  });

  test('describeEvent does not repeat the name of the event', () => {
    expect(describeEvent({ ...wicket, kind: 'suspended', label: 'Suspended' })).toBe('Suspended');
    expect(describeEvent({ ...wicket, label: '' })).toBe('Wicket');
  });
});
