import { describe, expect, test } from 'vitest';
import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { createClock } from '../clock.ts';
import { createExchange } from '../create.ts';
import { EVENING, findUserId, SEED } from '../tests/test-exchange.ts';
import { openTestRecording } from './open-recording.ts';
import { readRecordedMarket } from './read-recording.ts';

const createDefinition = (status: string, inPlay: boolean, winner?: number) => ({
  eventId: '555',
  eventTypeId: '4',
  marketTime: '2024-05-01T10:00:00.000Z',
  status,
  inPlay,
  betDelay: inPlay ? 5 : 0,
  runners: [11, 22].map((id) => ({ id, status: winner === undefined ? 'ACTIVE' : winner === id ? 'WINNER' : 'LOSER' })),
});
const START = Date.parse('2024-05-01T10:00:00.000Z');
const createMessage = (at: number, market: object) =>
  JSON.stringify({ op: 'mcm', clk: 'x', pt: START + at, mc: [{ id: '1.99', ...market }] });

/** A market made up for this test: quoted, moved, suspended, re-opened and won by 11. */
const smallRecording = [
  createMessage(-2 * HOUR_MS, { img: true, marketDefinition: createDefinition('OPEN', false) }),
  createMessage(-HOUR_MS, {
    rc: [
      {
        id: 11,
        atb: [
          [1.5, 100],
          [1.49, 50],
          [1.48, 20],
          [1.47, 10],
        ],
        atl: [[1.52, 80]],
      },
      { id: 22, atb: [[2.9, 30]], atl: [[3, 30]] },
    ],
  }),
  '{"op":"heartbeat"}',
  'not json',
  '',
  createMessage(0, { marketDefinition: createDefinition('OPEN', true) }),
  createMessage(10 * MINUTE_MS, {
    rc: [
      {
        id: 11,
        atb: [
          [1.5, 0],
          [1.6, 40],
        ],
        atl: [
          [1.52, 0],
          [1.62, 40],
        ],
      },
    ],
  }),
  createMessage(20 * MINUTE_MS, { marketDefinition: createDefinition('SUSPENDED', true) }),
  createMessage(21 * MINUTE_MS, { marketDefinition: createDefinition('OPEN', true) }),
  createMessage(60 * MINUTE_MS, { marketDefinition: createDefinition('CLOSED', true, 11) }),
];

function openRecording(settings: { lines: readonly string[]; speed?: number; from?: number }) {
  const exchange = createExchange({ seed: SEED, clock: createClock({ now: EVENING }) });
  const added = exchange.addRecording({
    matchName: 'North v South',
    runnerNames: { 11: 'North', 22: 'South' },
    startAt: EVENING,
    ...settings,
  });
  const market = (): Market => {
    const [found] = exchange.board.listMatchMarkets(added.matchId);
    if (found === undefined) throw new Error('the recording is not on the board');
    return found;
  };
  return { exchange, market, demo: findUserId(exchange, 'demo'), ...added };
}

describe('recorded market', () => {
  test('a recorded market shows the three best prices of the full depth and appears on the home page', () => {
    const { exchange, market, matchId } = openRecording({ lines: smallRecording });
    expect(market()).toMatchObject({
      status: 'open',
      inPlay: false,
      marketId: '1.99',
      startsAt: new Date(EVENING + HOUR_MS).toISOString(),
    });
    expect(market().runners[0]?.back.map((offer) => offer?.price)).toEqual([150, 149, 148]);
    expect(market().runners[0]?.lay.map((offer) => offer?.price ?? null)).toEqual([152, null, null]);
    expect(exchange.board.listHomeMatches().find((row) => row.matchId === matchId)).toMatchObject({
      matchName: 'North v South',
    });
    expect(exchange.board.getLimits(matchId).markets['1.99']?.delaySeconds).toBe(0);
    exchange.clock.advance(HOUR_MS);
    expect(exchange.board.getLimits(matchId).markets['1.99']?.delaySeconds).toBe(5);
  });

  test('a recorded market fills and settles a bet as recorded', async () => {
    const { exchange, market, demo, marketId } = openRecording({ lines: smallRecording });
    exchange.clock.advance(HOUR_MS + 10 * MINUTE_MS - 2 * SECOND_MS);
    expect(market().runners[0]?.back[0]?.price).toBe(150);
    const held = exchange.betting.place(demo, {
      marketId,
      runnerId: 11,
      side: 'back',
      price: odds(150),
      stake: units(1_000),
    });
    exchange.clock.advance(5 * SECOND_MS);
    expect(await held).toMatchObject({ kind: 'placed', bets: [{ price: 160 }] });
    const refused = exchange.betting.place(demo, {
      marketId,
      runnerId: 11,
      side: 'lay',
      price: odds(152),
      stake: units(1_000),
    });
    exchange.clock.advance(5 * SECOND_MS);
    expect(await refused).toEqual({ kind: 'refused', message: 'Unmatch bet not allowed.' });
    exchange.clock.jumpTo(EVENING + HOUR_MS + 20 * MINUTE_MS + SECOND_MS);
    expect(
      await exchange.betting.place(demo, {
        marketId,
        runnerId: 11,
        side: 'back',
        price: odds(150),
        stake: units(1_000),
      }),
    ).toMatchObject({ message: 'Odds suspended!' });
    exchange.clock.advance(HOUR_MS);
    expect(exchange.betting.getBalance(demo)).toMatchObject({ available: units(50_600), exposure: 0 });
    expect(market().runners.map((runner) => runner.status)).toEqual(['winner', 'loser']);
  });

  test('a recorded market plays the same prices at a higher speed', () => {
    const { exchange, market } = openRecording({ lines: smallRecording, speed: 60 });
    const before = market().runners;
    exchange.clock.advance(71 * SECOND_MS);
    expect(market().runners[0]?.back[0]?.price).toBe(160);
    const twin = openRecording({ lines: smallRecording, speed: 60 });
    expect(twin.market().runners).toEqual(before);
    exchange.clock.advance(MINUTE_MS);
    expect(market().status).toBe('closed');
  });

  test('addRecording refuses lines that define no market', () => {
    expect(() => openRecording({ lines: ['', '{"op":"mcm","pt":1}'] })).toThrow(RangeError);
  });
});

describe('recorded T20 match', () => {
  const { lines } = openTestRecording();

  test('a recorded T20 match never shows a crossed book while its market is open', () => {
    const recorded = readRecordedMarket(lines);
    const { exchange, market } = openRecording({ lines, from: recorded.marketTime });
    let checkedCount = 0;
    for (let minute = 0; minute < 226; minute++) {
      exchange.clock.advance(MINUTE_MS);
      const { runners, status } = market();
      if (status !== 'open') continue;
      for (const { back, lay } of runners) {
        checkedCount += 1;
        if (back[0] && lay[0]) expect(back[0].price).toBeLessThan(lay[0].price);
      }
    }
    expect(checkedCount).toBeGreaterThan(200);
  });

  test('a recorded T20 match settles a bet by its result', async () => {
    const recorded = readRecordedMarket(lines);
    const { exchange, market, demo, marketId } = openRecording({ lines, from: recorded.marketTime });
    exchange.clock.advance(5 * MINUTE_MS);
    const [favourite] = market().runners;
    if (favourite === undefined) throw new Error('no runner');
    const held = exchange.betting.place(demo, {
      marketId,
      runnerId: favourite.runnerId,
      side: 'back',
      price: odds(101),
      stake: units(1_000),
    });
    exchange.clock.advance(5 * SECOND_MS);
    const outcome = await held;
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    exchange.clock.advance(5 * HOUR_MS);
    expect(exchange.betting.list(demo, 'settled', {}).rows).toMatchObject([
      { winnerName: favourite.name, result: outcome.bets[0]?.profit },
    ]);
  });
});
