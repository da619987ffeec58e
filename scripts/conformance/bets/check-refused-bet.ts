import { createReference } from '#shared/api/client/idempotency-reference.ts';
import { toBetBody } from '#shared/api/contract/betting/bet-place.ts';
import { money, toDecimalText } from '#shared/domain/money/money.ts';
import { MIN_ODDS } from '#shared/domain/odds/odds.ts';
import type { Attempt } from '../caller.ts';
import type { CheckRun } from '../check-run.ts';
import { createBreak, createResult, createTolerated, createUntried, type Finding } from '../finding.ts';
import { describeEffect, toPathName } from '../judge-call.ts';
import { type AccountSnapshot, readSnapshot } from './account-snapshot.ts';
import { listNewBets } from './bet-rules.ts';
import { type BetScene, type BetTarget, readTarget } from './bet-target.ts';

/** A runner that no market has. */
const UNKNOWN_RUNNER = 999_999_999;

/** Builds a bet that breaks the market's own limit, or names no runner when the market states no limit. */
function createRefusedBody({ market, runner, minStake }: BetTarget) {
  const bet = {
    marketId: market.marketId,
    side: 'back' as const,
    price: runner.back[0]?.price ?? MIN_ODDS,
  };
  return minStake !== null && minStake > 1
    ? toBetBody({ ...bet, runnerId: runner.runnerId, stake: money(Math.floor(minStake / 2)) })
    : toBetBody({ ...bet, runnerId: UNKNOWN_RUNNER, stake: money(100) });
}

function findRefusalBreaks({ failure, response }: Attempt): readonly Finding[] {
  const expected = 'status false with a message';
  const status = response === null ? 'no response' : `HTTP ${response.status}`;
  if (failure === null)
    return [createBreak('status', 'accepted', expected, 'A bet below the smallest stake of the market stands.')];
  if (failure.kind !== 'refused')
    return [
      createBreak('(response)', status, expected, `The bettor reads "Being checked". ${describeEffect(failure)}`),
    ];
  return failure.message === ''
    ? [createTolerated('msg', 'missing', 'a message', 'The bettor reads a refusal without its reason.')]
    : [];
}

function findTraces(before: AccountSnapshot, after: AccountSnapshot): readonly Finding[] {
  const added = listNewBets(before.bets, after.bets);
  const bets = added.map(({ betId }) =>
    createBreak(
      'data',
      `the new bet ${betId} in bet/bets`,
      'no new bet: a refusal is final',
      'The bettor reads a refusal and has a bet. When the exposure changes, the app shows "1 bet found".',
    ),
  );
  if (after.balance.available === before.balance.available) return bets;
  return [
    ...bets,
    createBreak(
      'data.balance',
      toDecimalText(after.balance.available),
      `${toDecimalText(before.balance.available)}, as before the refusal`,
      'The bettor reads a refusal and misses money.',
    ),
  ];
}

/** Sends a bet that the server has to refuse: afterwards list and balance must be the same. */
export async function checkRefusedBet(run: CheckRun, { userId, place }: BetScene): Promise<void> {
  const name = `${toPathName('saveBet')} (a bet to refuse)`;
  const target = await readTarget(run.caller, place);
  if (typeof target === 'string') {
    run.addCall('saveBet', createUntried(name, target));
    return;
  }
  const before = await readSnapshot(run.caller, userId, target.market);
  const attempt = await run.caller.send('saveBet', createRefusedBody(target), { reference: createReference() });
  const after = await readSnapshot(run.caller, userId, target.market);
  const traces = before === null || after === null || attempt.failure === null ? [] : findTraces(before, after);
  const facts = { status: attempt.response?.status ?? null, ms: attempt.ms };
  run.addCall('saveBet', createResult(name, [...findRefusalBreaks(attempt), ...traces], facts));
}
