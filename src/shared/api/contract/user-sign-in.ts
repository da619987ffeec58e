import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { bearer, id, momentOrNull, orNothing, proseOrNull, textOrNull } from './edge.ts';
import { secondStepFlags, secondStepOf, type SecondStep } from './two-step.ts';

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

/** Who signed in. `session` is null when the password was right and a one-time password is still wanted. */
export interface SignInAnswer {
  readonly session: { readonly token: string; readonly expiresAt: string | null; readonly refreshToken: string | null } | null;
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
  z.object({ token: orNothing(token), data: profile }),
  z.transform(({ token: given, data }): SignInAnswer => ({
    session: given ? { token: given.accessToken, expiresAt: given.accessTokenExpiresAt, refreshToken: given.refreshToken } : null,
    user: { id: data._id, parentId: data.parent_id, domainId: data.domain_id, userId: data.user_id, userName: data.user_name },
    secondStep: secondStepOf(data),
  })),
);

const signIn = { method: 'POST', access: 'application', encoding: 'form', reply: 'whole', timeoutMs: 15_000, answer: signedIn } as const;

/** The password step, and with `otp` the second step. A refusal means wrong credentials or a locked account. */
export const userLogin = endpoint({ ...signIn, path: '/user/userLogin', request: z.object({ ...credentials, otp: z.optional(z.string()) }) });

export const verifyOTP = endpoint({ ...signIn, path: '/user/verifyOTP', request: z.object({ ...credentials, otp: z.string() }) });

/** The body of `userLogin`: usernames are lower case (specification 5). */
export const loginBody = (input: { userName: string; password: string; otp?: string }): z.input<typeof userLogin.request> => ({
  grant_type: 'password',
  user_name: input.userName.toLowerCase(),
  password: input.password,
  ...(input.otp === undefined ? {} : { otp: input.otp }),
});
