import { expect, test } from 'vitest';
import { findSecondAttempts } from '../../scripts/stories/second-attempts.mjs';

const createStoryResult = (fullName: string, status: 'passed' | 'failed', ...retryReasons: readonly string[]) => ({
  fullName,
  status,
  invocations: retryReasons.length + 1,
  retryReasons,
});

test('findSecondAttempts lists the stories that passed only at the second attempt, with the first reason', () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          createStoryResult('Bets First', 'passed'),
          createStoryResult('Bets Second', 'passed', '\u001B[31mno\n  button\u001B[39m'),
        ],
      },
      { assertionResults: [createStoryResult('Bets Third', 'failed', 'no heading')] },
    ],
  };
  expect(findSecondAttempts(report)).toEqual(['Passed only at the second attempt: Bets Second: no button']);
  expect(findSecondAttempts({ testResults: [] })).toEqual([]);
});
