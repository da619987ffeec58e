export interface AuthState {
  /** The signed-in flag. */
  readonly isSignedIn: boolean;
  /** Whether a token is stored. */
  readonly hasToken: boolean;
}

export interface GuardResult {
  /** The corrected flag. */
  readonly isSignedIn: boolean;
  readonly redirectTo: 'dashboard' | 'login' | null;
}

/**
 * Applies the first matching access rule (docs/requirements.md#22-access). Returns null when no rule changes anything.
 */
function applyAccessRule({ isSignedIn, hasToken }: AuthState, isOnSignInPage: boolean): GuardResult | null {
  if (isSignedIn && !hasToken) return { isSignedIn: false, redirectTo: null };
  if (isSignedIn && isOnSignInPage) return { isSignedIn: true, redirectTo: 'dashboard' };
  if (!isSignedIn && hasToken) return { isSignedIn: true, redirectTo: null };
  if (!isSignedIn && !isOnSignInPage) return { isSignedIn: false, redirectTo: 'login' };
  return null;
}

/** Applies the rules until nothing changes: a corrected flag may require a redirect. */
export function guardRoute(authState: AuthState, isOnSignInPage: boolean): GuardResult {
  const guardResult = applyAccessRule(authState, isOnSignInPage);
  if (guardResult === null) return { isSignedIn: authState.isSignedIn, redirectTo: null };
  if (guardResult.redirectTo !== null || guardResult.isSignedIn === authState.isSignedIn) return guardResult;
  return guardRoute({ ...authState, isSignedIn: guardResult.isSignedIn }, isOnSignInPage);
}
