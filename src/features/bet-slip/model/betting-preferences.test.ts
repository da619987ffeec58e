import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { DEFAULT_PREFERENCES, getOneClickStake, getPricePolicy } from './betting-preferences.ts';

describe('getOneClickStake', () => {
  const on = { ...DEFAULT_PREFERENCES, oneClick: true, oneClickBy: 'u-1', oneClickStake: 10_000 };

  test('returns the stake of the user who enabled one-click betting', () =>
    expect(getOneClickStake(on, 'u-1')).toBe(units(100)));

  test.each([
    ['the defaults', DEFAULT_PREFERENCES, 'u-1'],
    ['another user of this device', on, 'u-2'],
    ['no signed-in user', on, null],
    ['no stake', { ...on, oneClickStake: null }, 'u-1'],
    ['one-click betting off', { ...on, oneClick: false }, 'u-1'],
  ])('returns null with %s', (_, preferences, userId) => expect(getOneClickStake(preferences, userId)).toBeNull());
});

test.each([
  ['better', DEFAULT_PREFERENCES, { kind: 'better' }],
  [
    'within four ticks',
    { ...DEFAULT_PREFERENCES, pricePolicyKind: 'within', ticks: 4 } as const,
    { kind: 'within', ticks: 4 },
  ],
])('getPricePolicy returns the chosen policy: %s', (_, preferences, policy) =>
  expect(getPricePolicy(preferences)).toEqual(policy),
);
