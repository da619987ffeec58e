export interface Standing {
  /** The signed-in flag. */
  readonly signedIn: boolean;
  /** Whether a token is stored. */
  readonly hasToken: boolean;
}

export interface Verdict {
  /** The flag as it should be from now on. */
  readonly signedIn: boolean;
  readonly goTo: 'dashboard' | 'login' | null;
}

/** One rule of "Access rules on routes" (specification 2): what it changes, or null where it does not apply. */
function rule({ signedIn, hasToken }: Standing, onLoginOrRegister: boolean): Verdict | null {
  if (signedIn && !hasToken) return { signedIn: false, goTo: null };
  if (signedIn && onLoginOrRegister) return { signedIn: true, goTo: 'dashboard' };
  if (!signedIn && hasToken) return { signedIn: true, goTo: null };
  if (!signedIn && !onLoginOrRegister) return { signedIn: false, goTo: 'login' };
  return null;
}

/** Applies the rules until none has anything more to say: a corrected flag may call for a redirect. */
export function guard(standing: Standing, onLoginOrRegister: boolean): Verdict {
  const verdict = rule(standing, onLoginOrRegister);
  if (verdict === null) return { signedIn: standing.signedIn, goTo: null };
  if (verdict.goTo !== null || verdict.signedIn === standing.signedIn) return verdict;
  return guard({ ...standing, signedIn: verdict.signedIn }, onLoginOrRegister);
}
