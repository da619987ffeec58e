import { call } from '#shared/api/client/call.ts';
import { toLoginBody, userLogin } from '#shared/api/contract/account/user-sign-in.ts';
import { clearTwoStep, writeTwoStep } from '#shared/storage/session.ts';
import { sessionController } from '../model/current-session.ts';
import type { Credentials } from '../model/login-form.ts';
import { parseSignInOutcome, type SignInOutcome } from '../model/sign-in-outcome.ts';

/** Sends the credentials, with the one-time password in the second step, and stores the session. */
export async function signIn({ userName, password, otp }: Credentials): Promise<SignInOutcome> {
  const { data } = await call(userLogin, toLoginBody({ userName, password, ...(otp !== '' && { otp }) }));
  const outcome = parseSignInOutcome(data, Date.now());
  const twoStep = outcome.kind === 'second-step' ? outcome.by : outcome.twoStep;
  if (twoStep === null) clearTwoStep();
  else writeTwoStep(twoStep);
  if (outcome.kind === 'signed-in') sessionController.signIn(outcome.session);
  return outcome;
}
