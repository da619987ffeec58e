import { type BetOptions, checkBets } from './bets/check-bets.ts';
import { Caller, type CallerOptions } from './caller.ts';
import { checkAccountCalls, checkCasinoCalls, checkWalletCalls } from './calls/account-calls.ts';
import { checkMarketCalls } from './calls/market-calls.ts';
import {
  type CheckedAccount,
  checkEndedToken,
  checkReachability,
  checkUnknownCall,
  checkWrongPassword,
  signIn,
  signOut,
} from './calls/sign-in-calls.ts';
import { describeUntried } from './calls/untried-calls.ts';
import { CheckRun } from './check-run.ts';
import type { ConformanceReport } from './finding.ts';
import { checkStream, type StreamOptions } from './stream/check-stream.ts';
import { checkCompression } from './transport/check-compression.ts';
import { checkPreflight, checkResponseOrigins } from './transport/check-cors.ts';

export interface CheckOptions extends CallerOptions, CheckedAccount {
  /** Response time in milliseconds above which a call is a finding. Prices live 3 seconds in play. */
  readonly slowMs?: number | undefined;
  /** Also places bets. Undefined: reads only. */
  readonly bets?: BetOptions | undefined;
  /** Also listens to this price stream. */
  readonly stream?: StreamOptions | undefined;
  /** Whether to request the address of a game, for which its provider opens a session. */
  readonly opensGames?: boolean | undefined;
}

const SLOW_MS = 3_000;
/** Markets of the subscription. */
const STREAMED_MARKETS = 5;
/** A token that no server gives out. */
const UNKNOWN_TOKEN = 'conformance-unknown-token';

async function checkSession(run: CheckRun, options: CheckOptions, userId: string): Promise<void> {
  await checkEndedToken(run, userId, 'an unknown token', UNKNOWN_TOKEN);
  await checkUnknownCall(run);
  const home = await checkMarketCalls(run);
  if (options.bets !== undefined) await checkBets(run, userId, home, options.bets);
  await checkAccountCalls(run, userId, home[0]?.matchId);
  await checkWalletCalls(run);
  await checkCasinoCalls(run, options.opensGames === true);
  const { token } = run.caller;
  // In play prices move most often.
  const marketIds = home.toSorted((a, b) => Number(b.inPlay) - Number(a.inPlay)).map(({ marketId }) => marketId);
  if (options.stream !== undefined)
    await checkStream(run, options.stream, marketIds.slice(0, STREAMED_MARKETS), {
      own: token ?? '',
      unknown: UNKNOWN_TOKEN,
    });
  await signOut(run);
  if (token !== null) await checkEndedToken(run, userId, 'after logout', token);
}

/**
 * Checks a server against the contract, call by call. Ends its session. Without `bets` it reads only.
 *
 * Rejects with `UnreachableServerError` when no response arrives at all.
 */
export async function checkServer(options: CheckOptions): Promise<ConformanceReport> {
  const startedAt = new Date().toISOString();
  const caller = new Caller(options);
  const run = new CheckRun(caller, options.slowMs ?? SLOW_MS);
  await checkReachability(run, options.api);
  run.add(await checkPreflight(options.api, options.origin));
  await checkWrongPassword(run, options);
  const userId = await signIn(run, options);
  if (userId !== null) await checkSession(run, options, userId);
  for (const name of run.listUntried()) run.skip(name, describeUntried(name, userId !== null));
  run.add(checkResponseOrigins(caller.responses, options.origin));
  run.add(checkCompression(caller.responses));
  return { api: options.api, startedAt, results: run.results };
}
