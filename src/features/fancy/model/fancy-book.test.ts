import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FancyBet } from '#shared/domain/bet/bet.ts';
import { units } from '#shared/domain/money/money.ts';
import { buildFancyBook, containsScore } from './fancy-book.ts';

interface Case {
  readonly id: string;
  readonly bets: readonly {
    readonly side: 'yes' | 'no';
    readonly run: number;
    readonly size: number;
    readonly stake: number;
  }[];
  readonly bands: readonly (readonly [string, number])[];
  readonly liability: number;
  readonly best: number;
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/vectors/fancy.json', import.meta.url), 'utf8'),
) as { cases: Case[] };
const createFancyBets = (each: Case): FancyBet[] => each.bets.map((bet) => ({ ...bet, stake: units(bet.stake) }));

describe('buildFancyBook', () => {
  test.each(cases)('$id: bands, worst and best case match the test vector', (each) => {
    const book = buildFancyBook(createFancyBets(each), null);
    expect(book.bands.map(({ label, result }) => [label, result / 100])).toEqual(each.bands);
    expect([book.worst / 100, book.best / 100, book.whatIf]).toEqual([each.liability, each.best, null]);
  });

  test.each(cases)('$id: what-if matches the test vector when the last bet is a draft', (each) => {
    const bets = createFancyBets(each);
    const draftBet = bets.at(-1) ?? null;
    const book = buildFancyBook(bets.slice(0, -1), draftBet);
    expect(book.bands.map(({ label, whatIf }) => [label, (whatIf ?? 0) / 100])).toEqual(each.bands);
    expect(book.whatIf).toEqual({ worst: units(each.liability), best: units(each.best) });
    const before = buildFancyBook(bets.slice(0, -1), null);
    expect([book.worst, book.best]).toEqual([before.worst, before.best]);
    for (const band of book.bands)
      expect(band.result).toBe(before.bands.find((wide) => containsScore(wide, band.from))?.result);
  });

  test('returns one band with the result 0 when there are no bets', () => {
    expect(buildFancyBook([], null).bands).toEqual([{ from: 0, to: null, label: '0+', result: 0, whatIf: null }]);
  });

  test('puts a score equal to the line into the upper band', () => {
    const [lower, upper] = buildFancyBook([{ side: 'yes', run: 45, size: 100, stake: units(1000) }], null).bands;
    expect(
      [44, 45].map((score) => [lower, upper].map((band) => band !== undefined && containsScore(band, score))),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
