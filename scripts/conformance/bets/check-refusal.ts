import { createReference } from '#shared/api/client/idempotency-reference.ts';
import { toDecimalText } from '#shared/domain/money/money.ts';
import type { Attempt } from '../caller.ts';
import type { CheckRun } from '../check-run.ts';
import { createBreak, createResult, createTolerated, createUntried, type Finding } from '../finding.ts';
import { describeEffect, toPathName } from '../judge-call.ts';
import { type AccountSnapshot, type BetPlan, type BetRequest, listNewBets, readSnapshot } from './placement.ts';

function findRefusalBreaks({ failure, response }: Attempt): readonly Finding[] {
  const expected = 'status false with a message';
  const status = response === null ? 'no response' : `HTTP ${response.status}`;
  if (failure === null)
    return [createBreak('status', 'accepted', expected, 'A bet that breaks the rules of the market stands.')];
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

/** Sends a request that the server has to refuse: afterwards list and balance must be the same. */
export async function checkRefusal(
  run: CheckRun,
  userId: string,
  { call, label, createRequest }: BetPlan<BetRequest>,
): Promise<void> {
  const name = `${toPathName(call)} (${label})`;
  const request = await createRequest(run.caller);
  if (typeof request === 'string') {
    run.addCall(call, createUntried(name, request));
    return;
  }
  const before = await readSnapshot(run.caller, userId, request.matchId);
  const attempt = await request.send(run.caller, createReference());
  const after = await readSnapshot(run.caller, userId, request.matchId);
  const traces = before === null || after === null || attempt.failure === null ? [] : findTraces(before, after);
  const facts = { status: attempt.response?.status ?? null, ms: attempt.ms };
  run.addCall(call, createResult(name, [...findRefusalBreaks(attempt), ...traces], facts));
}
