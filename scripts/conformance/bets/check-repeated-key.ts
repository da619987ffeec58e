import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Attempt } from '../caller.ts';
import type { CheckRun } from '../check-run.ts';
import { createBreak, createResult, createTolerated, type Finding } from '../finding.ts';
import { describeEffect, toPathName } from '../judge-call.ts';
import { describeExtraBets } from './bet-rules.ts';
import { type BetPlan, type BetRequest, listNewBets } from './placement.ts';

/** A request that was sent. */
export interface RepeatedRequest {
  readonly request: BetRequest;
  readonly reference: string;
  readonly betsBefore: readonly Bet[];
  /** Number of bets that it places. */
  readonly count: number;
  readonly first: Attempt<readonly Bet[]>;
}

const listIds = (bets: readonly Bet[] | null): string => (bets ?? []).map(({ betId }) => betId).join(', ');

function findResponseBreaks(first: Attempt<readonly Bet[]>, second: Attempt<readonly Bet[]>): readonly Finding[] {
  const { failure } = second;
  const path = 'data[].bet_id';
  if (failure !== null && first.failure === null)
    return [createTolerated('status', failure.kind, 'the first response again', describeEffect(failure))];
  if (listIds(first.data) === listIds(second.data)) return [];
  return [
    createBreak(
      path,
      listIds(second.data),
      `${listIds(first.data)}, as in the first response`,
      'A request that the browser sends again becomes a second bet.',
    ),
  ];
}

/** Sends a request again with its key: the server has to respond as before, and to do nothing. */
export async function checkRepeatedKey(
  run: CheckRun,
  { call, label }: Pick<BetPlan<BetRequest>, 'call' | 'label'>,
  { request, reference, betsBefore, count, first }: RepeatedRequest,
): Promise<void> {
  const second = await request.send(run.caller, reference);
  const after = await run.caller.send('bets', { match_id: request.matchId });
  const found = listNewBets(betsBefore, after.data ?? []).length;
  const repeated = createBreak(
    'data',
    `${found} bets in bet/bets`,
    count === 1 ? 'one bet for one key' : `${count} bets for one key`,
    describeExtraBets(found),
  );
  const findings = [...(found > count ? [repeated] : []), ...findResponseBreaks(first, second)];
  const facts = { status: second.response?.status ?? null, ms: second.ms };
  run.add(createResult(`${toPathName(call)} (the key of the ${label} bet again)`, findings, facts));
}
