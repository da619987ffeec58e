import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { flag, statusOnly } from '../schema/wire-types.ts';

/** Second sign-in step of an account. Null: the password alone signs in. */
export type SecondStep = 'app' | 'telegram' | 'secure' | null;

/** The flags as sign-in and `twoStep` send them. */
export const secondStepFlags = { is_auth_app_enabled: flag, is_telegram_enable: flag, is_secure_auth_enabled: flag };

/** The authenticator app wins over the messaging app: its codes need no delivery. */
export const readSecondStep = (flags: {
  is_auth_app_enabled: boolean;
  is_telegram_enable: boolean;
  is_secure_auth_enabled: boolean;
}): SecondStep =>
  flags.is_auth_app_enabled
    ? 'app'
    : flags.is_telegram_enable
      ? 'telegram'
      : flags.is_secure_auth_enabled
        ? 'secure'
        : null;

const ownCall = { method: 'POST', access: 'session', responseShape: 'data', timeoutMs: 15_000 } as const;

/**
 * Reads the current second step. This call is our own, used only when the configuration enables `features.twoStep`.
 * Without it, the app uses the result of the last sign-in.
 */
export const twoStep = endpoint({
  ...ownCall,
  path: '/user/twoStep',
  encoding: 'json',
  request: z.object({}),
  response: z.pipe(z.object(secondStepFlags), z.transform(readSecondStep)),
});

/** Unlinks the authenticator app with a code of that app. Our own call, like `twoStep`. */
export const disableApp = endpoint({
  ...ownCall,
  path: '/authApp/disableApp',
  encoding: 'form',
  request: z.object({ otp: z.string() }),
  response: statusOnly,
});
