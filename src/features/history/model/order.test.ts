import { expect, test } from 'vitest';
import { someRounds } from '../testing/some-rounds.ts';
import { numbered } from './order.ts';

test('orders that are alike in every word are still told apart', () => {
  const [first, second] = someRounds(2);
  const keys = numbered([first, first, second].flatMap((round) => (round ? [round] : []))).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});
