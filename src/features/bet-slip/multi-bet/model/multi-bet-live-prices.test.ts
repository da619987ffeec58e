import { expect, test } from 'vitest';
import { odds } from '#shared/domain/odds/odds.ts';
import { addRunner, EMPTY_DRAFT } from './multi-bet-draft.ts';
import { hasMovedPrices, takeLivePrices } from './multi-bet-live-prices.ts';
import type { MultiBetQuotes } from './multi-bet-quotes.ts';
import { createRaceSelectionSample } from './testing/samples.ts';

const draft = [
  createRaceSelectionSample(1, 400),
  createRaceSelectionSample(2, 600),
  createRaceSelectionSample(3, 900),
].reduce(addRunner, EMPTY_DRAFT);

const createQuotes = (...backs: readonly (number | null)[]): MultiBetQuotes => ({
  facts: null,
  runners: backs.map((back, index) => ({
    runnerId: index + 1,
    status: 'active',
    back: back === null ? null : odds(back),
    lay: null,
  })),
});

test('takeLivePrices takes every price that moved', () => {
  const now = createQuotes(390, 600, null);
  expect(hasMovedPrices(draft.legs, now)).toBe(true);
  const next = takeLivePrices(draft, now);
  expect(next.legs.map(({ price, anchorPrice }) => [price, anchorPrice])).toEqual([
    [390, 390],
    [600, 600],
    [900, 900],
  ]);
  expect(hasMovedPrices(next.legs, now)).toBe(false);
});
