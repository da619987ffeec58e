import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { toCredits } from '#shared/domain/money/casino-credits.ts';
import { add, type Money, money, units } from '#shared/domain/money/money.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../exchange.ts';
import { findUserId, openExchange, SEED } from '../tests/test-exchange.ts';
import { findGame, getCatalogue } from './catalogue.ts';
import type { TableKind } from './tables/table.ts';

let exchange: Exchange;
let user: string;
beforeEach(() => {
  exchange = openExchange();
  user = findUserId(exchange, 'demo');
});

const readAvailable = (): Money => exchange.betting.getBalance(user).available;
const findGameId = (table: TableKind) => getCatalogue(SEED).find((game) => game.table === table)?.gameId ?? '';

test('the casino neither creates nor loses money in random play', () => {
  const step = fc.record({
    table: fc.constantFrom<TableKind>('roulette', 'andar-bahar', 'dragon-tiger', 'dice', 'reels', 'crash'),
    choice: fc.nat(40),
    rupees: fc.integer({ min: -5, max: 3_000 }),
    wait: fc.integer({ min: 0, max: 9_000 }),
    out: fc.boolean(),
  });
  return fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      exchange = openExchange();
      const start = readAvailable();
      for (const [index, { table, choice, rupees, wait, out }] of steps.entries()) {
        const game = findGameId(table);
        const seat = (await exchange.casino.openSeat(user, game)) ?? '';
        const selections = exchange.casino.findTable(seat, game)?.selections ?? [];
        const selectionId = selections[choice % selections.length]?.id ?? '';
        const made = await exchange.casino.placeStake(seat, {
          gameId: game,
          selectionId,
          stake: units(rupees),
          reference: `r${index}`,
        });
        exchange.clock.advance(wait);
        if (out && made.kind === 'round') await exchange.casino.cashOut(seat, made.round.roundId);
        expect(readAvailable()).toBeGreaterThanOrEqual(0);
      }
      exchange.clock.advance(HOUR_MS);
      const won = exchange.casino
        .listRounds(user, {})
        .rows.reduce((total, { result }) => add(total, toCredits(result)), money(0));
      expect(readAvailable()).toBe(add(start, won));
      expect(exchange.ledger.getStatement(user, {}).closing).toBe(readAvailable());
    }),
    { numRuns: 60 },
  );
});

test('seedHistory records casino rounds in the ledger in order and leaves the cash unchanged', async () => {
  const before = readAvailable();
  await exchange.operator.seedHistory(user, { bets: 0, days: 30, casino: { rounds: 137, days: 30 } });
  expect(readAvailable()).toBe(before);
  expect(exchange.casino.listRounds(user, { limit: 100 })).toMatchObject({
    total: 137,
    page: 1,
    rows: expect.objectContaining({ length: 100 }) as unknown,
  });
  const { rows, closing } = exchange.ledger.getStatement(user, {});
  expect(closing).toBe(before);
  expect(rows.every((row, index) => index === 0 || row.at >= (rows[index - 1]?.at ?? ''))).toBe(true);
  expect(Math.min(...rows.map(({ balance }) => balance))).toBeGreaterThan(0);
  const casino = rows
    .filter(({ kind }) => kind === 'casino')
    .reduce((total, { amount }) => add(total, amount), money(0));
  expect(casino).toBe(
    exchange.casino.listRounds(user, {}).rows.reduce((total, { result }) => add(total, toCredits(result)), money(0)),
  );
});

test('reports list the rounds of each casino under its own sport', async () => {
  const rounds = [
    { lobby: null, gameId: 'LOTUS-dice', sportId: '-100', sportName: 'Lotus Casino' },
    { lobby: findGameId('dice'), gameId: findGameId('dice'), sportId: 'QT', sportName: 'Casino' },
  ];
  for (const { lobby, gameId } of rounds) {
    const seat = (await exchange.casino.openSeat(user, lobby)) ?? '';
    const stake = { gameId, selectionId: 'over-50', stake: units(100), reference: gameId };
    expect(await exchange.casino.placeStake(seat, stake)).toMatchObject({ kind: 'round' });
  }
  exchange.clock.advance(HOUR_MS);
  const results = exchange.casino.listRounds(user, {}).rows;
  for (const { gameId, sportId, sportName } of rounds) {
    const name = findGame(SEED, gameId)?.name ?? '';
    const total = toCredits(results.find(({ gameName }) => gameName === name)?.result ?? money(0));
    const { rows } = exchange.ledger.getStatement(user, { sportId });
    expect(rows.map(({ description }) => description.endsWith(` · ${name}`))).toEqual(rows.map(() => true));
    expect(rows.reduce((sum, { amount }) => add(sum, amount), money(0))).toBe(total);
    expect(exchange.ledger.getSportsProfit(user, {})).toContainEqual({
      ...{ sportId, sportName, total },
      ...{ type: 1, commission: 0 },
    });
    expect(exchange.ledger.getEventsProfit(user, { sportId }).rows).toMatchObject([
      { matchId: `${sportId}-${name}`, matchName: name, sportName, net: total },
    ]);
  }
});
