import { getFailure, type Failure } from './failure.ts';
import { texts } from './texts.ts';

/**
 * What to say below "… could not be read": the server's own words where it refused, or that it gave none; that its answer was late or
 * not to be read; that the session is over; or the screen's advice for everything else.
 */
export function describeFailure(failure: Failure | null, advice: string): string {
  switch (failure?.kind) {
    case 'rejected':
      return failure.message || texts.refused;
    case 'signed-out':
      return texts.signedOut;
    case 'unreachable':
      return failure.code === 'FETCH_ERROR' ? advice : texts[failure.code];
    default:
      return advice;
  }
}

/** The same of what a query threw. Errors that no call of ours threw count as everything else, but for a list that lacks rows. */
export const describeReadError = (error: unknown, advice: string): string =>
  // By its name: every-row.ts would come with every first screen.
  error instanceof Error && error.name === 'MissingRows'
    ? texts.missingRows
    : describeFailure(getFailure(error), advice);
