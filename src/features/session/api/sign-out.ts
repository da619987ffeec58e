import { call } from '#shared/api/client/call.ts';
import { logout } from '#shared/api/contract/account/user-session.ts';
import { sessionController } from '../model/current-session.ts';

/**
 * Ends the session here at once and notifies the exchange.
 * The sign-out succeeds without a connection too.
 */
export function signOut(): void {
  // Send the call first: it reads its token before the session ends.
  call(logout, {}).catch(() => undefined);
  sessionController.signOut('user');
}
