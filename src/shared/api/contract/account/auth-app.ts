import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { count, longId } from '../schema/wire-types.ts';

/** The one-time password that links an authenticator app. Valid for `expiresInSeconds`. */
export const getOtpToEnableApp = endpoint({
  method: 'POST',
  path: '/authApp/getOtpToEnableApp',
  access: 'session',
  encoding: 'json',
  responseShape: 'envelope',
  timeoutMs: 15_000,
  request: z.object({ password: z.string() }),
  response: z.pipe(
    z.object({ otp: longId, expires_in_sec: count }),
    z.transform((wire) => ({ otp: wire.otp, expiresInSeconds: Math.max(0, wire.expires_in_sec) })),
  ),
});
