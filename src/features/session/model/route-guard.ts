export interface AuthState {
  /** The signed-in flag. */
  readonly signedIn: boolean;
  /** Whether a token is stored. */
  readonly hasToken: boolean;
}

export interface GuardResult {
  /** The flag as it should be from now on. */
  readonly signedIn: boolean;
  readonly redirectTo: 'dashboard' | 'login' | null;
}

/** One rule of "Access rules on routes" (specification 2): what it changes, or null where it does not apply. */
function applyAccessRule({ signedIn, hasToken }: AuthState, isOnLoginOrRegister: boolean): GuardResult | null {
  if (signedIn && !hasToken) return { signedIn: false, redirectTo: null };
  if (signedIn && isOnLoginOrRegister) return { signedIn: true, redirectTo: 'dashboard' };
  if (!signedIn && hasToken) return { signedIn: true, redirectTo: null };
  if (!signedIn && !isOnLoginOrRegister) return { signedIn: false, redirectTo: 'login' };
  return null;
}

/** Applies the rules until none has anything more to say: a corrected flag may call for a redirect. */
export function guardRoute(authState: AuthState, isOnLoginOrRegister: boolean): GuardResult {
  const guardResult = applyAccessRule(authState, isOnLoginOrRegister);
  if (guardResult === null) return { signedIn: authState.signedIn, redirectTo: null };
  if (guardResult.redirectTo !== null || guardResult.signedIn === authState.signedIn) return guardResult;
  return guardRoute({ ...authState, signedIn: guardResult.signedIn }, isOnLoginOrRegister);
}
