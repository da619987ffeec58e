import { call } from '#shared/api/client/call.ts';
import { logout } from '#shared/api/contract/account/user-session.ts';
import { session } from '../model/current-session.ts';

/**
 * Ends the session here at once, and tells the exchange. Whether it hears of it makes no difference to this browser:
 * who presses "Sign out" without a connection is signed out all the same.
 */
function signOut(): void {
  // The call takes its token before it waits for anything.
  call(logout, {}).catch(() => undefined);
  session.signOut('user');
}

export const useSignOut = (): (() => void) => signOut;
