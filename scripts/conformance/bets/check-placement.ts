import { createReference } from '#shared/api/client/idempotency-reference.ts';
import { subtract } from '#shared/domain/money/money.ts';
import type { CheckRun } from '../check-run.ts';
import { createUntried } from '../finding.ts';
import { toPathName } from '../judge-call.ts';
import { findExposureBreaks } from '../rules/money-rules.ts';
import { findBalanceBreaks, findListBreaks, findListedBets } from './bet-rules.ts';
import { checkRepeatedKey } from './check-repeated-key.ts';
import { type AccountSnapshot, type BetPlan, listNewBets, type Placement, readSnapshot } from './placement.ts';

/** Prices move: a refused bet is sent again at the price of now, with another key. */
const MAX_ATTEMPTS = 3;

interface PlacedRequest<Positions> {
  readonly userId: string;
  readonly label: string;
  readonly placement: Placement<Positions>;
  readonly reference: string;
  readonly before: AccountSnapshot;
  readonly positionsBefore: Positions | null;
}

/** Compares list, balance and positions after a request with those before. */
async function reconcile<Positions>(
  run: CheckRun,
  { userId, label, placement, reference, before, positionsBefore }: PlacedRequest<Positions>,
): Promise<void> {
  const { bets, matchId, subject } = placement;
  const after = `after the ${label} bet`;
  const listed = await run.tryCall(
    'bets',
    { match_id: matchId },
    {
      label: after,
      judgesEmpty: true,
      findRuleBreaks: (rows) => findListBreaks(before.bets, rows, bets, reference),
    },
  );
  const added = listNewBets(before.bets, listed ?? []);
  const isWaiting = added.some(({ matched }) => !matched);
  if (positionsBefore === null || subject.unknownReason !== null || isWaiting) {
    const reason = isWaiting ? 'the bet waits for an offer' : (subject.unknownReason ?? 'no positions before the bet');
    for (const call of ['getUserBalanceV1', subject.positionCall] as const)
      run.add(createUntried(`${toPathName(call)} (${after})`, reason));
    return;
  }
  const expected = placement.addBets(positionsBefore, findListedBets(bets, added));
  const change = subtract(subject.findWorstResult(expected), subject.findWorstResult(positionsBefore));
  const balance = await run.tryCall(
    'getUserBalanceV1',
    { userid: userId },
    { label: after, findRuleBreaks: (received) => findBalanceBreaks(before.balance, received, change) },
  );
  await run.tryCall(
    'getExposures',
    {},
    {
      label: after,
      judgesEmpty: true,
      findRuleBreaks: (rows) => (balance === null ? [] : findExposureBreaks(rows, balance)),
    },
  );
  await subject.checkPositions(run, after, expected);
}

/** Places bets with one request and reconciles them. A price that moved is no deviation. */
export async function checkPlacement<Positions>(
  run: CheckRun,
  userId: string,
  { call, label, createRequest }: BetPlan<Placement<Positions>>,
): Promise<void> {
  const name = `${toPathName(call)} (${label})`;
  for (let attempt = 1; ; attempt += 1) {
    const placement = await createRequest(run.caller);
    if (typeof placement === 'string') {
      run.addCall(call, createUntried(name, placement));
      return;
    }
    const { bets, matchId, holdMs, subject } = placement;
    const before = await readSnapshot(run.caller, userId, matchId);
    const positionsBefore = await subject.readPositions(run.caller);
    if (before === null) {
      run.addCall(call, createUntried(name, 'bets and balance before the bet cannot be read'));
      return;
    }
    const reference = createReference();
    const first = await placement.send(run.caller, reference);
    const isRefused = first.failure?.kind === 'refused';
    const after = isRefused ? await readSnapshot(run.caller, userId, matchId) : null;
    const hasNoEffect = after !== null && listNewBets(before.bets, after.bets).length === 0;
    if (hasNoEffect && attempt < MAX_ATTEMPTS) continue;
    run.judge(call, first, { label, holdMs });
    if (hasNoEffect) return;
    await reconcile(run, { userId, label, placement, reference, before, positionsBefore });
    const sent = { request: placement, reference, betsBefore: before.bets, count: bets.length, first };
    return checkRepeatedKey(run, { call, label }, sent);
  }
}
