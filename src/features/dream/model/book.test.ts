import { describe, expect, test } from 'vitest';
import { money, units, ZERO } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { EMPTY_BOOK, MAX_DREAM_BETS, type DreamBook } from '#shared/storage/dream.ts';
import { dreamBet } from '../testing/samples.ts';
import { availableIn, exposureIn, MAX_OPEN, openBets, positionsIn, recordOf, refusalOf, settleBook, withBet, type MarketEnd } from './book.ts';

const AT = '2026-03-14T18:00:00.000Z';
const bookOf = (...bets: DreamBook['bets']): DreamBook => ({ ...EMPTY_BOOK, bets });
const wins = (winnerId: number): MarketEnd => ({ kind: 'won', winnerId, winnerName: String(winnerId) });
const end = (book: DreamBook, with_: MarketEnd) => settleBook(book, () => with_, AT);

describe('the practice balance', () => {
  test('starts at 10,000 credits and holds back the worst case of each market', () => {
    expect(availableIn(EMPTY_BOOK)).toBe(units(10_000));
    const book = bookOf(dreamBet());
    expect(exposureIn(book)).toBe(units(-500));
    expect(availableIn(book)).toBe(units(9_500));
  });

  test('a lay against a back frees what the two cannot lose together', () => {
    const book = bookOf(dreamBet(), dreamBet({ betId: 'd2', side: 'lay', price: odds(180) }));
    expect(positionsIn(book.bets)).toEqual([{ runnerId: 1, result: units(90) }, { runnerId: 2, result: ZERO }]);
    expect(availableIn(book)).toBe(units(10_000));
  });

  test('refuses what the credits do not cover, and a bet past the number that is followed', () => {
    expect(refusalOf(EMPTY_BOOK, dreamBet({ stake: units(10_000) }))).toBeNull();
    expect(refusalOf(EMPTY_BOOK, dreamBet({ stake: units(10_001) }))).toBe('no-credits');
    const full = bookOf(...Array.from({ length: MAX_OPEN }, (_, at) => dreamBet({ betId: `d${at}`, stake: units(1) })));
    expect(refusalOf(full, dreamBet({ stake: units(1) }))).toBe('too-many');
  });
});

describe('a result', () => {
  test.each([
    ['a back that wins', 'back', 1, units(490), 'won'],
    ['a back that loses', 'back', 2, units(-500), 'lost'],
    ['a lay that wins', 'lay', 2, units(500), 'won'],
    ['a lay that loses', 'lay', 1, units(-490), 'lost'],
  ] as const)('%s', (_, side, winner, result, how) => {
    const { bets } = end(bookOf(dreamBet({ side })), wins(winner));
    expect(bets[0]?.settled).toEqual({ at: AT, result, end: how, winnerName: String(winner) });
  });

  test('a market that is void gives the credits back and does not count as risk', () => {
    const book = end(bookOf(dreamBet()), { kind: 'void' });
    expect(availableIn(book)).toBe(units(10_000));
    expect(recordOf(book)).toEqual({ won: 0, lost: 0, void: 1, staked: ZERO, result: ZERO, yield: null });
  });

  test('settles once, and leaves the book as it is where nothing ended', () => {
    const once = end(bookOf(dreamBet()), wins(1));
    expect(end(once, wins(2))).toBe(once);
    const open = bookOf(dreamBet());
    expect(settleBook(open, () => null, AT)).toBe(open);
  });
});

test('the record counts won and lost, and the yield is the result on what was at risk', () => {
  const won = end(bookOf(dreamBet()), wins(1)).bets;
  const lost = end(bookOf(dreamBet({ betId: 'd2', side: 'lay', price: odds(300), stake: units(100) })), wins(1)).bets;
  expect(recordOf(bookOf(...won, ...lost))).toEqual({ won: 1, lost: 1, void: 0, staked: units(700), result: units(290), yield: money(4_143) });
});

test('settled bets that find no room are counted and let go; open ones stay', () => {
  const [settled] = end(bookOf(dreamBet({ stake: units(10) })), wins(2)).bets;
  if (settled === undefined) throw new Error('a settled bet wanted');
  const full = bookOf(...Array.from({ length: MAX_DREAM_BETS - 1 }, (_, at) => ({ ...settled, betId: `s${at}` })), dreamBet({ betId: 'open' }));
  const book = withBet(full, dreamBet({ betId: 'new' }));
  expect(book.bets).toHaveLength(MAX_DREAM_BETS);
  expect(openBets(book).map(({ betId }) => betId)).toEqual(['new', 'open']);
  expect(book.older).toMatchObject({ lost: 1, staked: units(10), result: units(-10) });
  expect(recordOf(book)).toMatchObject({ lost: MAX_DREAM_BETS - 1, result: recordOf(full).result });
});
