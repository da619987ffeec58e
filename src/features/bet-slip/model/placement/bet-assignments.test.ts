import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createBet, createIntent, createOddsSelectionSample, START } from '../testing/samples.ts';
import { createBetAssignments } from './bet-assignments.ts';
import { isBetOfIntent } from './bet-intent.ts';

const createBetAt = (betId: string, seconds: number, reference: string | null = null) =>
  createBet({ betId, reference, placedAt: new Date(START + seconds * 1_000).toISOString() });
const [one, two, three] = [createBetAt('b-1', 1), createBetAt('b-2', 2), createBetAt('b-3', 3)];

describe('BetAssignments', () => {
  test('identifies every bet of one request, oldest first', () => {
    expect(createBetAssignments().identify(createIntent(), [three, one, two], isBetOfIntent)).toEqual([
      one,
      two,
      three,
    ]);
  });

  test('identifies by reference alone when the server returns it', () => {
    const mine = createBetAt('b-4', 1, 'r-1');
    expect(
      createBetAssignments().identify(createIntent(), [one, mine, createBetAt('b-5', 2, 'r-2')], isBetOfIntent),
    ).toEqual([mine]);
  });

  test('assigns no bet to two requests', () => {
    const assignments = createBetAssignments();
    assignments.identify(createIntent(), [one], isBetOfIntent);
    expect(assignments.identify(createIntent({ reference: 'r-2' }), [one, two], isBetOfIntent)).toEqual([two]);
  });

  test('assigns no bet that a response named for another request', () => {
    const assignments = createBetAssignments();
    assignments.record(one, 'r-1');
    expect(assignments.identify(createIntent({ reference: 'r-2' }), [one, two], isBetOfIntent)).toEqual([two]);
  });

  test('does not count the bet of a separate press that the list showed only later', () => {
    const assignments = createBetAssignments();
    const second = createIntent({ reference: 'r-2', sentAt: START + 1_500 });
    assignments.expect(createIntent());
    assignments.expect(second);
    expect(assignments.identify(second, [one, two], isBetOfIntent)).toEqual([two]);
    expect(assignments.identify(createIntent(), [one, two], isBetOfIntent)).toEqual([one]);
  });

  test('returns all bets when the list has more bets than presses', () => {
    const assignments = createBetAssignments();
    const second = createIntent({ reference: 'r-2', sentAt: START + 1_500 });
    assignments.expect(createIntent());
    assignments.expect(second);
    expect(assignments.identify(second, [one, two, three], isBetOfIntent)).toEqual([one, two, three]);
  });

  test('expects no bet of a refused request, another stake or another selection', () => {
    const assignments = createBetAssignments();
    assignments.expect(createIntent());
    assignments.release('r-1');
    assignments.expect(createIntent({ reference: 'r-3', stake: units(700) }));
    assignments.expect(createIntent({ reference: 'r-4', selection: createOddsSelectionSample({ side: 'lay' }) }));
    expect(assignments.identify(createIntent({ reference: 'r-2' }), [one, two], isBetOfIntent)).toEqual([one, two]);
  });
});
