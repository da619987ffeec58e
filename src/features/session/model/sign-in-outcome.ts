import type { SignInResponse } from '#shared/api/contract/account/user-sign-in.ts';
import { ApiError } from '#shared/api/failure.ts';
import type { StoredSession, StoredTwoStep } from '#shared/storage/session.ts';

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly session: StoredSession; readonly twoStep: StoredTwoStep | null }
  | { readonly kind: 'second-step'; readonly by: StoredTwoStep };

/**
 * Parses the response to an accepted password (docs/requirements.md#41-session).
 * A token signs in, with or without flags. A flag without a token requires the one-time password. Throws when both are
 * missing.
 */
export function parseSignInOutcome({ session, user, secondStep }: SignInResponse): SignInOutcome {
  if (session === null) {
    if (secondStep === null)
      throw new ApiError({ kind: 'unreachable', code: 'PARSING_ERROR', detail: 'neither a token nor a second step' });
    return { kind: 'second-step', by: secondStep };
  }
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
