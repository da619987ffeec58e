import { expect, test } from 'vitest';
import { createSampleRounds } from '../testing/sample-rounds.ts';
import { addUniqueKeys } from './casino-order.ts';

test('addUniqueKeys gives identical orders different keys', () => {
  const [first, second] = createSampleRounds(2);
  const keys = addUniqueKeys([first, first, second].flatMap((round) => (round ? [round] : []))).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});
