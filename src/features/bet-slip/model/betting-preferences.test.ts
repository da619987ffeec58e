import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { DEFAULT_PREFERENCES, getOneClickStake, getPricePolicy } from './betting-preferences.ts';

describe('getOneClickStake', () => {
  const on = { ...DEFAULT_PREFERENCES, oneClick: true, oneClickBy: 'u-1', oneClickStake: 10_000 };

  test('returns the stake of the user who enabled one-click betting', () =>
    expect(getOneClickStake(on, 'u-1')).toBe(units(100)));

  test.each([
    ['the preferences are the defaults', DEFAULT_PREFERENCES, 'u-1'],
    ['another user of this device enabled one-click betting', on, 'u-2'],
    ['no user is signed in', on, null],
    ['no stake is set', { ...on, oneClickStake: null }, 'u-1'],
    ['one-click betting is off', { ...on, oneClick: false }, 'u-1'],
  ])('returns null when %s', (_, preferences, userId) => expect(getOneClickStake(preferences, userId)).toBeNull());
});

test.each([
  ['better odds by default', DEFAULT_PREFERENCES, { kind: 'better' }],
  [
    'a range of four ticks when the bettor chose it',
    { ...DEFAULT_PREFERENCES, pricePolicyKind: 'within', ticks: 4 } as const,
    { kind: 'within', ticks: 4 },
  ],
])('getPricePolicy accepts %s', (_, preferences, policy) => expect(getPricePolicy(preferences)).toEqual(policy));
