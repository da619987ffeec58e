import { getFailure } from '#shared/api/failure.ts';
import { unreachableTexts } from '#shared/api/texts.ts';
import { texts } from '../texts.ts';

/**
 * Returns the text that a form shows for a failure: the server's message, else a text of ours. Returns null when the
 * app signs out, because the login screen follows.
 */
export function describeFormError(error: unknown): string | null {
  const failure = getFailure(error);
  switch (failure?.kind) {
    case 'signed-out':
      return null;
    case 'unreachable':
      return unreachableTexts[failure.code];
    case 'refused':
      return failure.message || texts.failed;
    default:
      return texts.failed;
  }
}

/** Returns true when the response was lost, so the server may have acted. */
export const isResponseLost = (error: unknown): boolean => getFailure(error)?.kind === 'unreachable';
