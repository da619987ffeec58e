import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { START } from '../../model/testing/samples.ts';
import type { LegTerms, MultiBetIntent } from './multi-bet-intent.ts';
import { findReusableMultiBetReference } from './multi-bet-status.ts';
import { createRaceSelectionSample } from './testing/samples.ts';

const createLeg = (runnerId: number, stake: number): LegTerms => {
  const selection = createRaceSelectionSample(runnerId, 400);
  return { selection, price: selection.price, stake: units(stake) };
};
const legs = [createLeg(1, 250), createLeg(2, 250)];
const intent: MultiBetIntent = {
  matchId: '71',
  legs,
  delaySeconds: 1,
  knownBetIds: [],
  reference: 'first',
  userId: 'u-1',
  sentAt: START,
};
const notFound = { phase: 'refused', intent, refusal: { by: 'check' } } as const;

describe('findReusableMultiBetReference', () => {
  test('returns the key of the same bets that no check has found, in any order', () => {
    expect(findReusableMultiBetReference(notFound, legs.toReversed())).toBe('first');
  });

  test.each([
    ['another stake', [createLeg(1, 250), createLeg(2, 300)]],
    ['another runner', [createLeg(1, 250), createLeg(3, 250)]],
    ['a further leg', [...legs, createLeg(3, 250)]],
  ])('returns nothing for %s', (_, changed) => {
    expect(findReusableMultiBetReference(notFound, changed)).toBeUndefined();
  });

  test('returns nothing after a refusal of the server', () => {
    const refused = { phase: 'refused', intent, refusal: { by: 'server', message: 'Odds suspended!' } } as const;
    expect(findReusableMultiBetReference(refused, legs)).toBeUndefined();
  });
});
