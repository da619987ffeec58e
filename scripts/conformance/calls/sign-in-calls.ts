import { toLoginBody } from '#shared/api/contract/account/user-sign-in.ts';
import { getSports } from '#shared/api/contract/markets/sports.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Attempt } from '../caller.ts';
import type { CheckRun } from '../check-run.ts';
import { createBreak, createResult, createTolerated, type Finding, UnreachableServerError } from '../finding.ts';
import { describeEffect, inspectAttempt, judgeCall, toPathName } from '../judge-call.ts';

export interface CheckedAccount {
  readonly userName: string;
  readonly password: string;
  /** One-time password of the second step. */
  readonly otp?: string | undefined;
}

const toFacts = ({ response, ms }: Attempt) => ({ status: response?.status ?? null, ms });
const describeStatus = ({ response }: Attempt): string =>
  response === null ? 'no response' : `HTTP ${response.status}`;

/** Reads the operator's logo, the first call of a page. Throws `UnreachableServerError` without any response. */
export async function checkReachability(run: CheckRun, api: string): Promise<void> {
  const key = btoa(new URL(api).hostname);
  await run.tryCall('getLogo', { key }, { acceptsRefusal: true });
  if (run.caller.responses.length > 0) return;
  const detail = run.results[0]?.findings[0]?.received ?? '';
  throw new UnreachableServerError(`${api} cannot be reached: ${detail}`);
}

/** Signs in with a wrong password: the server has to refuse it. */
export async function checkWrongPassword(run: CheckRun, { userName, password }: CheckedAccount): Promise<void> {
  const attempt = await run.caller.send('userLogin', toLoginBody({ userName, password: `${password}-wrong` }));
  const { failure } = attempt;
  const expected = 'status false with a message';
  const name = `${toPathName('userLogin')} (wrong password)`;
  const listFindings = (): readonly Finding[] => {
    if (failure === null)
      return [createBreak('status', 'a wrong password signs in', expected, 'Anyone can sign in as this bettor.')];
    if (failure.kind === 'refused' && failure.message !== '') return [];
    if (failure.kind === 'refused')
      return [createTolerated('msg', 'missing', 'a message', 'The login page shows its own text.')];
    return [createBreak('(response)', describeStatus(attempt), expected, describeEffect(failure))];
  };
  run.addCall('userLogin', createResult(name, listFindings(), toFacts(attempt)));
}

/** Signs in. Resolves to the id of the user, or to null without a session. */
export async function signIn(run: CheckRun, credentials: CheckedAccount): Promise<string | null> {
  const { userName, password, otp } = credentials;
  const attempt = await run.caller.send(
    'userLogin',
    toLoginBody({ userName, password, ...(otp !== undefined && { otp }) }),
  );
  const { session, user, secondStep } = attempt.data ?? { session: null, user: null, secondStep: null };
  const isWithoutToken = attempt.failure === null && session === null;
  const noToken = createBreak(
    'token',
    'missing',
    secondStep === null ? 'an object with accessToken beside status and data' : 'a session: pass --otp',
    secondStep === null
      ? 'The login page cannot read the response, and no bettor can sign in.'
      : 'The login page asks for a one-time password.',
  );
  run.addCall(
    'userLogin',
    judgeCall('userLogin', attempt, { slowMs: run.slowMs, more: isWithoutToken ? [noToken] : [] }),
  );
  if (session === null) return null;
  run.caller.token = session.token;
  return user.id;
}

function findTokenBreaks(attempt: Attempt): readonly Finding[] {
  const { failure } = attempt;
  if (failure?.kind === 'signed-out') return [];
  const expected = 'HTTP 401, or logout: true';
  if (failure === null)
    return [createBreak('(session)', 'data', expected, 'An ended session still reads the data of the bettor.')];
  return [
    createBreak(
      '(session)',
      `${describeStatus(attempt)}${failure.kind === 'refused' ? ` and "${failure.message}"` : ''}`,
      expected,
      'The app does not sign the bettor out: every page stays with an error.',
    ),
  ];
}

/** Makes a call with a token that the server never gave out, or that has ended. */
export async function checkEndedToken(run: CheckRun, userId: string, label: string, token: string): Promise<void> {
  const attempt = await run.caller.send('getUserBalanceV1', { userid: userId }, { token });
  const name = `${toPathName('getUserBalanceV1')} (${label})`;
  run.addCall('getUserBalanceV1', createResult(name, findTokenBreaks(attempt), toFacts(attempt)));
}

const unknownCall: Endpoint = { ...(getSports as Endpoint), path: '/conformance/unknownCall' };

/** Makes a call that no server has: the app must not take the response for data, nor sign the bettor out. */
export async function checkUnknownCall(run: CheckRun): Promise<void> {
  const attempt = await run.caller.sendTo(unknownCall, {});
  const { failure, response } = attempt;
  const expected = 'HTTP 404, or status false with a message';
  const listFindings = (): readonly Finding[] => {
    if (failure === null)
      return [
        createBreak('status', describeStatus(attempt), expected, 'The app takes a missing call for an empty list.'),
      ];
    if (failure.kind === 'signed-out')
      return [createBreak('(session)', describeStatus(attempt), expected, describeEffect(failure))];
    if (failure.kind === 'refused' || (response !== null && response.status >= 400 && response.status < 500)) return [];
    return [createTolerated('(response)', describeStatus(attempt), expected, describeEffect(failure))];
  };
  run.add(createResult('an unknown call', listFindings(), toFacts(attempt)));
}

/** Ends the session of this run. */
export async function signOut(run: CheckRun): Promise<void> {
  const attempt = await run.caller.send('logout', {});
  run.addCall(
    'logout',
    createResult(toPathName('logout'), inspectAttempt('logout', attempt, run.slowMs).findings, toFacts(attempt)),
  );
}
