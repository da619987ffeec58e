import { expect, test } from 'vitest';
import { sampleRounds } from '../testing/sample-rounds.ts';
import { addUniqueKeys } from './casino-order.ts';

test('orders that are alike in every word are still told apart', () => {
  const [first, second] = sampleRounds(2);
  const keys = addUniqueKeys([first, first, second].flatMap((round) => (round ? [round] : []))).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});
