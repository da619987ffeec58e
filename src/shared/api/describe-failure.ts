import { type Failure, getFailure } from './failure.ts';
import { texts, unreachableTexts } from './texts.ts';

/**
 * Describes a failed call below the title "… could not be read". The text names a refusal with the server's message, a
 * late or unreadable response, an ended session, or the screen's own advice.
 */
export function describeFailure(failure: Failure | null, advice: string): string {
  switch (failure?.kind) {
    case 'refused':
      return failure.message || texts.refused;
    case 'signed-out':
      return texts.signedOut;
    case 'unreachable':
      return failure.code === 'FETCH_ERROR' ? advice : unreachableTexts[failure.code];
    default:
      return advice;
  }
}

/**
 * Describes an error that a query threw. Errors of other origin get the screen's advice, except a list with missing
 * rows.
 */
export const describeReadError = (error: unknown, advice: string): string =>
  // Compared by name, because importing fetch-every-row.ts would load it with every first screen.
  error instanceof Error && error.name === 'MissingRows'
    ? texts.missingRows
    : describeFailure(getFailure(error), advice);
