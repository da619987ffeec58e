import { describe, expect, test } from 'vitest';
import { units } from '../money/money.ts';
import { calculateRunnerFigures } from './runner-figures.ts';

describe('calculateRunnerFigures', () => {
  const now = [
    { runnerId: 1, result: units(50) },
    { runnerId: 2, result: units(-100) },
  ];

  test('lists the runners in the order of the market, and hides a figure without a position', () =>
    expect(calculateRunnerFigures(1, { now, whatIf: null }, [2, 1, 3])).toEqual([
      { runnerId: 2, now: units(-100), whatIf: null },
      { runnerId: 1, now: units(50), whatIf: null },
      { runnerId: 3, now: null, whatIf: null },
    ]));

  test('shows the draft beside the placed bets', () =>
    expect(calculateRunnerFigures(1, { now, whatIf: [{ runnerId: 1, result: units(70) }] }, [1])).toEqual([
      { runnerId: 1, now: units(50), whatIf: units(70) },
    ]));

  test('adds the result of an unplaced runner when several runners win', () =>
    expect(
      calculateRunnerFigures(
        2,
        { now: [1, 2, 3].map((runnerId) => ({ runnerId, result: units(50), otherwise: units(-20) })), whatIf: null },
        [1],
      ),
    ).toEqual([{ runnerId: 1, now: units(80), whatIf: null, ifNotPlaced: { now: units(80), whatIf: null } }]));
});
