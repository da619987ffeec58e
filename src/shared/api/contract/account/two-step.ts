import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { flag, statusOnly } from '../schema/wire-types.ts';

/** What an account's second step at sign-in is. Null: its password alone opens it. */
export type SecondStep = 'app' | 'telegram' | 'secure' | null;

/** The flags as sign-in and `twoStep` send them. */
export const secondStepFlags = { is_auth_app_enabled: flag, is_telegram_enable: flag, is_secure_auth_enabled: flag };

/** Of several flags the app goes before the messaging app: its codes need no delivery. */
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

const ownCall = { method: 'POST', access: 'session', reply: 'data', timeoutMs: 15_000 } as const;

/**
 * The second step as it is now. No server of the specification has this call: it is ours, asked only where the configuration says
 * so (`features.twoStep`). Elsewhere the app knows what the last sign-in said.
 */
export const twoStep = endpoint({
  ...ownCall,
  path: '/user/twoStep',
  encoding: 'json',
  request: z.object({}),
  response: z.pipe(z.object(secondStepFlags), z.transform(readSecondStep)),
});

/** Takes the authenticator app off the account, with a code of that app. Ours, like `twoStep`. */
export const disableApp = endpoint({
  ...ownCall,
  path: '/authApp/disableApp',
  encoding: 'form',
  request: z.object({ otp: z.string() }),
  response: statusOnly,
});
