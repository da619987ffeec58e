import { stripVTControlCharacters } from 'node:util';

/** Lists the tests of a Jest report that passed only at the second attempt, with the reason of the first. */
export const findSecondAttempts = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName, retryReasons: [reason = ''] = [] }) => {
      const firstReason = stripVTControlCharacters(reason).replace(/\s+/g, ' ').slice(0, 400);
      return `Passed only at the second attempt: ${fullName}: ${firstReason}`;
    });
