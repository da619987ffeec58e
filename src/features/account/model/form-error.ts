import { getFailure } from '#shared/api/failure.ts';
import { texts } from '../texts.ts';

/** What is said of a failure beside the form it happened in: the server's own words where it gave some. Null: the app signs out, which shows itself. */
export function describeFormError(error: unknown): string | null {
  const failure = getFailure(error);
  switch (failure?.kind) {
    case 'signed-out':
      return null;
    case 'unreachable':
      return texts.unreachable[failure.code];
    case 'rejected':
      return failure.message || texts.failed;
    default:
      return texts.failed;
  }
}

/** The answer was lost: the exchange may have acted. */
export const isResponseLost = (error: unknown): boolean => getFailure(error)?.kind === 'unreachable';
