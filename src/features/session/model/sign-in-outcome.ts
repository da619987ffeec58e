import type { SignInResponse } from '#shared/api/contract/account/user-sign-in.ts';
import { ApiError } from '#shared/api/failure.ts';
import type { StoredSession, StoredTwoStep } from '#shared/storage/session.ts';
import { getRemainingMs } from '#shared/storage/session-expiry.ts';
import { texts } from '../texts.ts';

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly session: StoredSession; readonly twoStep: StoredTwoStep | null }
  | { readonly kind: 'second-step'; readonly by: StoredTwoStep };

/** A new session that has already ended by this device's clock: the app would sign out at once, each time. */
export class ClockError extends ApiError {
  constructor() {
    super({ kind: 'refused', message: texts.wrongClock });
  }
}

/**
 * Parses the response to an accepted password (docs/requirements.md#41-session).
 * A token signs in, with or without flags. A flag without a token requires the one-time password. Throws when both are
 * missing, and a `ClockError` for a session that has ended before `now`, in milliseconds since 1970.
 */
export function parseSignInOutcome({ session, user, secondStep }: SignInResponse, now: number): SignInOutcome {
  if (session === null) {
    if (secondStep === null)
      throw new ApiError({ kind: 'unreachable', code: 'PARSING_ERROR', detail: 'neither a token nor a second step' });
    return { kind: 'second-step', by: secondStep };
  }
  if (getRemainingMs(session.expiresAt, now) < 0) throw new ClockError();
  const userNames = {
    ...(user.userId !== null && { user_id: user.userId }),
    ...(user.userName !== null && { user_name: user.userName }),
  };
  return {
    kind: 'signed-in',
    twoStep: secondStep,
    session: { ...session, userId: user.id, parentId: user.parentId, domainId: user.domainId, user: userNames },
  };
}
