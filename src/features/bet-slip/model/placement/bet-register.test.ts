import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { isBetOfIntent } from './bet-intent.ts';
import { createBetRegister } from './bet-register.ts';
import { createBet, createIntent, oddsSelection, START } from '../testing/samples.ts';

const betAt = (betId: string, seconds: number, reference: string | null = null) =>
  createBet({ betId, reference, placedAt: new Date(START + seconds * 1_000).toISOString() });
const [one, two, three] = [betAt('b-1', 1), betAt('b-2', 2), betAt('b-3', 3)];

describe('BetRegister', () => {
  test('identifies every bet of one request, oldest first', () => {
    expect(createBetRegister().identify(createIntent(), [three, one, two], isBetOfIntent)).toEqual([one, two, three]);
  });

  test('identifies by reference alone when the server returns it', () => {
    const mine = betAt('b-4', 1, 'r-1');
    expect(createBetRegister().identify(createIntent(), [one, mine, betAt('b-5', 2, 'r-2')], isBetOfIntent)).toEqual([
      mine,
    ]);
  });

  test('assigns no bet to two requests', () => {
    const register = createBetRegister();
    register.identify(createIntent(), [one], isBetOfIntent);
    expect(register.identify(createIntent({ reference: 'r-2' }), [one, two], isBetOfIntent)).toEqual([two]);
  });

  test('assigns no bet that a response named for another request', () => {
    const register = createBetRegister();
    register.record(one, 'r-1');
    expect(register.identify(createIntent({ reference: 'r-2' }), [one, two], isBetOfIntent)).toEqual([two]);
  });

  test('does not count the bet of a separate press that the list showed only later', () => {
    const register = createBetRegister();
    const second = createIntent({ reference: 'r-2', sentAt: START + 1_500 });
    register.expect(createIntent());
    register.expect(second);
    expect(register.identify(second, [one, two], isBetOfIntent)).toEqual([two]);
    expect(register.identify(createIntent(), [one, two], isBetOfIntent)).toEqual([one]);
  });

  test('returns all bets when the list has more bets than presses', () => {
    const register = createBetRegister();
    const second = createIntent({ reference: 'r-2', sentAt: START + 1_500 });
    register.expect(createIntent());
    register.expect(second);
    expect(register.identify(second, [one, two, three], isBetOfIntent)).toEqual([one, two, three]);
  });

  test('expects no bet of a refused request, another stake or another selection', () => {
    const register = createBetRegister();
    register.expect(createIntent());
    register.release('r-1');
    register.expect(createIntent({ reference: 'r-3', stake: units(700) }));
    register.expect(createIntent({ reference: 'r-4', selection: oddsSelection({ side: 'lay' }) }));
    expect(register.identify(createIntent({ reference: 'r-2' }), [one, two], isBetOfIntent)).toEqual([one, two]);
  });
});
