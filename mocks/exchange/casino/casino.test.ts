import { beforeEach, describe, expect, test } from 'vitest';
import { toCredits } from '#shared/domain/money/casino-credits.ts';
import { add, type Money, money, units } from '#shared/domain/money/money.ts';
import { HOUR_MS, SECOND_MS } from '#shared/format/durations.ts';
import type { Exchange } from '../exchange.ts';
import { EVENING, findUserId, openExchange, SEED } from '../tests/test-exchange.ts';
import { getCatalogue, lotusGames } from './catalogue.ts';
import type { TableKind } from './tables/table.ts';

function findGameId(table: TableKind) {
  const found = getCatalogue(SEED).find((game) => game.table === table);
  if (found === undefined) throw new Error(`no ${table}`);
  return found.gameId;
}

let exchange: Exchange;
let user: string;
beforeEach(() => {
  exchange = openExchange();
  user = findUserId(exchange, 'demo');
});

async function openSeat(gameId: string | null, userId = user): Promise<string> {
  const seat = await exchange.casino.openSeat(userId, gameId);
  if (seat === null) throw new Error(`no seat at ${gameId}`);
  return seat;
}

const readAvailable = (): Money => exchange.betting.getBalance(user).available;
let references = 0;
const placeStake = async (
  seat: string,
  gameId: string,
  selectionId: string,
  rupees = 100,
  reference = `s${(references += 1)}`,
) => exchange.casino.placeStake(seat, { gameId, selectionId, stake: units(rupees), reference });

describe('casino round', () => {
  test('a casino round moves ten times its stake and ten times its prize', async () => {
    const game = findGameId('roulette');
    const seat = await openSeat(game);
    const before = readAvailable();
    const staked = await placeStake(seat, game, 'red');
    if (staked.kind !== 'round') throw new Error(staked.message);
    expect(staked.round.outcome).toBeNull();
    expect(readAvailable()).toBe(add(before, units(-1000)));
    expect(exchange.casino.listRounds(user, {}).total).toBe(0);

    exchange.clock.advance(4 * SECOND_MS);
    const over = exchange.casino.findTable(seat, game)?.round?.outcome;
    const [row] = exchange.casino.listRounds(user, {}).rows;
    expect(row).toMatchObject({
      roundId: staked.round.roundId,
      runnerName: 'Red',
      price: 200,
      stake: units(100),
      result: over?.result,
      at: EVENING,
    });
    expect([units(100), units(-100)]).toContain(row?.result);
    expect(readAvailable()).toBe(add(before, toCredits(row?.result ?? money(0))));
    const { rows, opening, closing } = exchange.ledger.getStatement(user, { kinds: ['casino'] });
    expect(rows[0]).toMatchObject({ amount: units(-1000), kind: 'casino', remark: staked.round.roundId });
    expect(rows.reduce((total, each) => add(total, each.amount), opening)).toBe(closing);
    expect(closing).toBe(toCredits(row?.result ?? money(0)));
  });

  test('a casino round is staked once per reference, however often the request arrives', async () => {
    const game = findGameId('dice');
    const seat = await openSeat(game);
    const before = readAvailable();
    const first = await placeStake(seat, game, 'over-50', 100, 'once');
    const again = await placeStake(seat, game, 'over-50', 100, 'once');
    expect(again).toEqual(first);
    expect(readAvailable()).toBe(add(before, units(-1000)));
  });

  test('a casino round ends although the page is closed', async () => {
    const game = findGameId('andar-bahar');
    await placeStake(await openSeat(game), game, 'bahar');
    exchange.clock.advance(HOUR_MS);
    expect(exchange.casino.listRounds(user, {}).total).toBe(1);
  });

  test.each<[string, string, number, string]>([
    ['too little', 'red', 9, 'The least stake is 10.'],
    ['too much', 'red', 10_001, 'The largest stake is 10,000.'],
    ['more than a tenth of the balance', 'red', 5_001, 'Insufficient Balance.'],
    ['on nothing there is', 'purple', 100, 'Choose what to stake on.'],
  ])('a casino round is refused for %s and takes no money', async (_reason, selectionId, rupees, message) => {
    const game = findGameId('roulette');
    const before = readAvailable();
    expect(await placeStake(await openSeat(game), game, selectionId, rupees)).toEqual({ kind: 'refused', message });
    expect(readAvailable()).toBe(before);
  });

  test('a casino round may take the whole balance and nothing beyond it', async () => {
    const game = findGameId('dragon-tiger');
    const seat = await openSeat(game);
    expect((await placeStake(seat, game, 'tiger', 5_000)).kind).toBe('round');
    expect(readAvailable()).toBe(0);
    const other = findGameId('dice');
    expect(await placeStake(await openSeat(other), other, 'over-50', 10)).toEqual({
      kind: 'refused',
      message: 'Insufficient Balance.',
    });
  });

  test('a casino round waits for the running round at the same table', async () => {
    const game = findGameId('roulette');
    const seat = await openSeat(game);
    await placeStake(seat, game, 'red');
    expect(await placeStake(seat, game, 'black')).toEqual({ kind: 'refused', message: 'A round is under way.' });
  });

  test('a casino round is refused when the account is locked', async () => {
    const game = findGameId('dice');
    const seat = await openSeat(game);
    await exchange.operator.setUser(user, { bettingLocked: true });
    expect(await placeStake(seat, game, 'over-50')).toEqual({ kind: 'refused', message: 'Your betting is locked!' });
  });
});

test('a casino round is refused when the player’s own limits forbid it', async () => {
  const game = findGameId('dice');
  const seat = await openSeat(game);
  await exchange.responsibleGambling.setLimit(user, 'loss', { amount: units(1_500), period: 'day' });
  expect(await placeStake(seat, game, 'over-50', 200)).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('loss limit') as string,
  });
  expect((await placeStake(seat, game, 'over-50', 100)).kind).toBe('round');
  exchange.clock.advance(5 * SECOND_MS);
  await exchange.responsibleGambling.takeTimeOut(user, 24);
  expect(await placeStake(seat, game, 'over-50', 10)).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('time-out') as string,
  });
});

describe('casino seat', () => {
  test('a seat opens its own game, a lobby seat every game of the lobby', async () => {
    const [game, other] = [findGameId('dice'), findGameId('roulette')];
    const seat = await openSeat(game);
    expect(exchange.casino.findTable(seat, other)).toBeNull();
    expect(await placeStake(seat, other, 'red')).toEqual({ kind: 'refused', message: 'This table is closed.' });
    const lobby = await openSeat(null);
    expect(exchange.casino.listGames(lobby)).toEqual(lotusGames);
    expect(exchange.casino.findTable(lobby, game)).toBeNull();
    expect((await placeStake(lobby, 'LOTUS-dice', 'over-50')).kind).toBe('round');
    exchange.clock.advance(5 * SECOND_MS);
    expect([
      exchange.casino.listRounds(user, { lotus: true }).total,
      exchange.casino.listRounds(user, {}).total,
    ]).toEqual([1, 1]);
  });

  test('the casino rejects a seat that is unknown or expired', async () => {
    const game = findGameId('dice');
    expect([exchange.casino.listGames('x'), exchange.casino.findTable('x', game)]).toEqual([[], null]);
    expect(await placeStake('x', game, 'over-50')).toEqual({ kind: 'refused', message: 'This table is closed.' });
    const seat = await openSeat(game);
    exchange.clock.advance(13 * HOUR_MS);
    expect(exchange.casino.listGames(seat)).toEqual([]);
    expect(await exchange.casino.openSeat(user, 'no such game')).toBeNull();
  });

  test('a seat does not reveal how a round will end', async () => {
    const game = findGameId('roulette');
    const seat = await openSeat(game);
    await placeStake(seat, game, 'red');
    exchange.clock.advance(3 * SECOND_MS);
    const fields = Object.keys(exchange.casino.findTable(seat, game)?.round ?? {}).sort();
    expect(fields.join(' ')).toBe('elapsedMs outcome roundId selectionId stake');
    expect(exchange.casino.findTable(seat, game)?.round?.outcome).toBeNull();
  });
});

describe('cash-out of a crash round', () => {
  test('a crash round pays once, at the factor of the moment of its cash-out', async () => {
    const game = findGameId('crash');
    const seat = await openSeat(game);
    for (let round = 0; round < 12; round++) {
      const staked = await placeStake(seat, game, 'manual');
      if (staked.kind !== 'round') throw new Error(staked.message);
      exchange.clock.advance(3 * SECOND_MS);
      const out = await exchange.casino.cashOut(seat, staked.round.roundId);
      const [row] = exchange.casino.listRounds(user, {}).rows;
      if (out.kind === 'round') expect([row?.price, row?.result]).toEqual([143, units(43)]);
      else expect([out.message, row?.result]).toEqual(['Too late: the flight is over.', units(-100)]);
      expect(await exchange.casino.cashOut(seat, staked.round.roundId)).toMatchObject({ kind: 'refused' });
    }
    const results = exchange.casino.listRounds(user, {}).rows.map(({ result }) => result);
    expect([results.includes(units(43)), results.includes(units(-100))]).toEqual([true, true]);
  });
});
