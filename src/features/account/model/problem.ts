import { failureOf } from '#shared/api/failure.ts';
import { texts } from '../texts.ts';

/** What is said of a failure beside the form it happened in: the server's own words where it gave some. Null: the app signs out, which shows itself. */
export function problemOf(error: unknown): string | null {
  const failure = failureOf(error);
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
export const isLost = (error: unknown): boolean => failureOf(error)?.kind === 'unreachable';
