import { expect, test } from 'vitest';
import { odds } from '#shared/domain/odds.ts';
import { addRunner, EMPTY_DRAFT } from './draft.ts';
import { hasMoved, takeLivePrices } from './live-prices.ts';
import type { RaceQuotes } from './quotes.ts';
import { runner } from './testing/samples.ts';

const draft = [runner(1, 400), runner(2, 600), runner(3, 900)].reduce(addRunner, EMPTY_DRAFT);

const quotes = (...backs: readonly (number | null)[]): RaceQuotes => ({
  facts: null,
  runners: backs.map((back, index) => ({ runnerId: index + 1, status: 'active', back: back === null ? null : odds(back), lay: null })),
});

test('takeLivePrices takes every price that moved, and leaves a runner without an offer alone', () => {
  const now = quotes(390, 600, null);
  expect(hasMoved(draft.legs, now)).toBe(true);
  const next = takeLivePrices(draft, now);
  expect(next.legs.map(({ price, pressed }) => [price, pressed])).toEqual([[390, 390], [600, 600], [900, 900]]);
  expect(hasMoved(next.legs, now)).toBe(false);
});
