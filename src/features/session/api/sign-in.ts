import { call } from '#shared/api/call.ts';
import { loginBody, userLogin } from '#shared/api/contract/user-sign-in.ts';
import { clearTwoStep, writeTwoStep } from '#shared/storage/session.ts';
import { session } from '../model/desk.ts';
import type { Credentials } from '../model/login-form.ts';
import { readSignIn, type SignedIn } from '../model/sign-in-answer.ts';

/** Sends the credentials, with the one-time password once it was asked for, and keeps what the exchange gives for them. */
export async function signIn({ userName, password, otp }: Credentials): Promise<SignedIn> {
  const { data } = await call(userLogin, loginBody({ userName, password, ...(otp !== '' && { otp }) }));
  const answer = readSignIn(data);
  const twoStep = answer.kind === 'second-step' ? answer.by : answer.twoStep;
  if (twoStep === null) clearTwoStep();
  else writeTwoStep(twoStep);
  if (answer.kind === 'signed-in') session.signIn(answer.session);
  return answer;
}
