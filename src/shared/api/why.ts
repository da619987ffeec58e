import { failureOf } from './failure.ts';
import { texts } from './texts.ts';

/**
 * What to say below "… could not be read": the server's own words where it refused and gave some, that the session is over, or the
 * screen's advice for everything else. Errors that no call of ours threw count as everything else.
 */
export function whyUnread(error: unknown, advice: string): string {
  const failure = failureOf(error);
  switch (failure?.kind) {
    case 'rejected':
      return failure.message || advice;
    case 'signed-out':
      return texts.signedOut;
    default:
      return advice;
  }
}
