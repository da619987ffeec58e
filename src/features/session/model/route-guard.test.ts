import { describe, expect, test } from 'vitest';
import { type GuardResult, guardRoute } from './route-guard.ts';

describe('guardRoute (docs/requirements.md#22-access)', () => {
  test.each<[string, { isSignedIn: boolean; hasToken: boolean; isOnLogin: boolean }, GuardResult]>([
    [
      'signed in, on Login',
      { isSignedIn: true, hasToken: true, isOnLogin: true },
      { isSignedIn: true, redirectTo: 'dashboard' },
    ],
    [
      'signed in, on another page',
      { isSignedIn: true, hasToken: true, isOnLogin: false },
      { isSignedIn: true, redirectTo: null },
    ],
    [
      'signed in without a token, on Login',
      { isSignedIn: true, hasToken: false, isOnLogin: true },
      { isSignedIn: false, redirectTo: null },
    ],
    [
      'signed in without a token, on another page',
      { isSignedIn: true, hasToken: false, isOnLogin: false },
      { isSignedIn: false, redirectTo: 'login' },
    ],
    [
      'a token without the flag, on Login',
      { isSignedIn: false, hasToken: true, isOnLogin: true },
      { isSignedIn: true, redirectTo: 'dashboard' },
    ],
    [
      'a token without the flag, on another page',
      { isSignedIn: false, hasToken: true, isOnLogin: false },
      { isSignedIn: true, redirectTo: null },
    ],
    [
      'a visitor on Login',
      { isSignedIn: false, hasToken: false, isOnLogin: true },
      { isSignedIn: false, redirectTo: null },
    ],
    [
      'a visitor on another page',
      { isSignedIn: false, hasToken: false, isOnLogin: false },
      { isSignedIn: false, redirectTo: 'login' },
    ],
  ])('applies the access rule for the case: %s', (_, { isOnLogin, ...authState }, expected) => {
    expect(guardRoute(authState, isOnLogin)).toEqual(expected);
  });

  test('returns no further redirect when applied to its own result', () => {
    for (const signedIn of [true, false])
      for (const hasToken of [true, false])
        for (const isOnLogin of [true, false]) {
          const first = guardRoute({ isSignedIn: signedIn, hasToken }, isOnLogin);
          const isOnLoginAfterRedirect = first.redirectTo === null ? isOnLogin : first.redirectTo === 'login';
          expect(guardRoute({ isSignedIn: first.isSignedIn, hasToken }, isOnLoginAfterRedirect)).toEqual({
            isSignedIn: first.isSignedIn,
            redirectTo: null,
          });
        }
  });
});
