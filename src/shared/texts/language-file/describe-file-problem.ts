import { type FileProblem, MAX_MESSAGE_LENGTH } from './read-description.ts';
import { texts } from './texts.ts';

const MAX_LENGTH = 200;

/** Shortens a text of the file, and makes its control characters visible. */
const toQuote = (text: string): string => JSON.stringify(text.slice(0, MAX_LENGTH)).slice(1, -1);

function describeReason({ reason, found, expected }: FileProblem): string {
  const { problems } = texts;
  if (reason === 'no-icu') return problems['no-icu']({ detail: found });
  if (reason === 'too-long') return problems['too-long']({ max: MAX_MESSAGE_LENGTH });
  if (reason !== 'arguments') return problems[reason];
  return problems.arguments({ found: toQuote(found) || problems.none, expected: expected || problems.none });
}

/** Names a wrong entry of a language file and what is wrong with it. */
export const describeFileProblem = (problem: FileProblem): string =>
  [toQuote(problem.key), describeReason(problem)].filter((part) => part !== '').join(': ');
