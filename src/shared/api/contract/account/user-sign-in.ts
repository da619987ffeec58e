import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { bearer, id, momentOrNull, orAbsent, proseOrNull, textOrNull } from '../schema/wire-types.ts';
import { readSecondStep, type SecondStep, secondStepFlags } from './two-step.ts';

const credentials = { grant_type: z.literal('password'), user_name: z.string(), password: z.string() };

const profile = z.object({
  _id: id,
  parent_id: textOrNull,
  domain_id: textOrNull,
  user_id: textOrNull,
  user_name: textOrNull,
  ...secondStepFlags,
});

const token = z.object({ accessToken: bearer, accessTokenExpiresAt: momentOrNull, refreshToken: proseOrNull });

/** The signed-in user. `session` is null when the password was right and the server expects a one-time password. */
export interface SignInResponse {
  readonly session: {
    readonly token: string;
    readonly expiresAt: string | null;
    readonly refreshToken: string | null;
  } | null;
  readonly user: {
    readonly id: string;
    readonly parentId: string | null;
    readonly domainId: string | null;
    readonly userId: string | null;
    readonly userName: string | null;
  };
  readonly secondStep: SecondStep;
}

const signedIn = z.pipe(
  z.object({ token: orAbsent(token), data: profile }),
  z.transform(({ token: sessionToken, data }): SignInResponse => ({
    session: sessionToken
      ? {
          token: sessionToken.accessToken,
          expiresAt: sessionToken.accessTokenExpiresAt,
          refreshToken: sessionToken.refreshToken,
        }
      : null,
    user: {
      id: data._id,
      parentId: data.parent_id,
      domainId: data.domain_id,
      userId: data.user_id,
      userName: data.user_name,
    },
    secondStep: readSecondStep(data),
  })),
);

const signIn = {
  method: 'POST',
  access: 'application',
  encoding: 'form',
  responseShape: 'envelope',
  timeoutMs: 15_000,
  response: signedIn,
} as const;

/** Sends the password, and with `otp` the second step. A refusal means wrong credentials or a locked account. */
export const userLogin = endpoint({
  ...signIn,
  path: '/user/userLogin',
  request: z.object({ ...credentials, otp: z.optional(z.string()) }),
});

export const verifyOTP = endpoint({
  ...signIn,
  path: '/user/verifyOTP',
  request: z.object({ ...credentials, otp: z.string() }),
});

/** Builds the body of `userLogin`. Usernames are lower case (docs/requirements.md#24-login-and-registration). */
export const toLoginBody = (input: {
  userName: string;
  password: string;
  otp?: string;
}): z.input<typeof userLogin.request> => ({
  grant_type: 'password',
  user_name: input.userName.toLowerCase(),
  password: input.password,
  ...(input.otp === undefined ? {} : { otp: input.otp }),
});
