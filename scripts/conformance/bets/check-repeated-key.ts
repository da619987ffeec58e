import type { input as Input } from 'zod/mini';
import type { saveBet } from '#shared/api/contract/betting/bet-place.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Market } from '#shared/domain/market/market.ts';
import type { Attempt } from '../caller.ts';
import type { CheckRun } from '../check-run.ts';
import { createBreak, createResult, createTolerated, type Finding } from '../finding.ts';
import { describeEffect, toPathName } from '../judge-call.ts';
import type { AccountSnapshot } from './account-snapshot.ts';
import { listNewBets, type SentBet } from './bet-rules.ts';

interface PlacedBet {
  readonly body: Input<typeof saveBet.request>;
  readonly sent: SentBet;
  readonly before: AccountSnapshot;
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

/** Sends a bet again with its key: the server has to respond as before, and to do nothing. */
export async function checkRepeatedKey(
  run: CheckRun,
  market: Market,
  { body, sent, before, first }: PlacedBet,
): Promise<void> {
  const second = await run.caller.send('saveBet', body, { reference: sent.reference });
  const after = await run.caller.send('bets', { match_id: market.matchId });
  const count = listNewBets(before.bets, after.data ?? []).length;
  const isRepeated = count > 1;
  const repeated = createBreak(
    'data',
    `${count} bets in bet/bets`,
    'one bet for one key',
    `The bettor sees "${count} bets found" and has lost that many stakes.`,
  );
  const findings = [...(isRepeated ? [repeated] : []), ...findResponseBreaks(first, second)];
  const facts = { status: second.response?.status ?? null, ms: second.ms };
  run.add(createResult(`${toPathName('saveBet')} (the key of the ${sent.side} bet again)`, findings, facts));
}
