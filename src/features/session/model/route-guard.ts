export interface AuthState {
  /** The signed-in flag. */
  readonly signedIn: boolean;
  /** Whether a token is stored. */
  readonly hasToken: boolean;
}

export interface GuardResult {
  /** The corrected flag. */
  readonly signedIn: boolean;
  readonly redirectTo: 'dashboard' | 'login' | null;
}

/**
 * Applies the first matching access rule (docs/requirements.md#22-access). Returns null when no rule changes anything.
 */
function applyAccessRule({ signedIn, hasToken }: AuthState, isOnSignInPage: boolean): GuardResult | null {
  if (signedIn && !hasToken) return { signedIn: false, redirectTo: null };
  if (signedIn && isOnSignInPage) return { signedIn: true, redirectTo: 'dashboard' };
  if (!signedIn && hasToken) return { signedIn: true, redirectTo: null };
  if (!signedIn && !isOnSignInPage) return { signedIn: false, redirectTo: 'login' };
  return null;
}

/** Applies the rules until nothing changes: a corrected flag may require a redirect. */
export function guardRoute(authState: AuthState, isOnSignInPage: boolean): GuardResult {
  const guardResult = applyAccessRule(authState, isOnSignInPage);
  if (guardResult === null) return { signedIn: authState.signedIn, redirectTo: null };
  if (guardResult.redirectTo !== null || guardResult.signedIn === authState.signedIn) return guardResult;
  return guardRoute({ ...authState, signedIn: guardResult.signedIn }, isOnSignInPage);
}
