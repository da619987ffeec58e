import { createReference } from '#shared/api/client/idempotency-reference.ts';
import { toBetBody } from '#shared/api/contract/betting/bet-place.ts';
import type { MatchRow, Side } from '#shared/domain/market/market.ts';
import { type Money, money, units } from '#shared/domain/money/money.ts';
import type { CheckRun } from '../check-run.ts';
import { createUntried } from '../finding.ts';
import { toPathName } from '../judge-call.ts';
import { findExposureBreaks } from '../rules/money-rules.ts';
import { type AccountSnapshot, readPositions, readSnapshot } from './account-snapshot.ts';
import {
  addBets,
  findBalanceBreaks,
  findListBreaks,
  findPositionBreaks,
  listNewBets,
  type SentBet,
  toListedBet,
} from './bet-rules.ts';
import { type BetScene, type BetTarget, locateMarket, readTarget } from './bet-target.ts';
import { checkRefusedBet } from './check-refused-bet.ts';
import { checkRepeatedKey } from './check-repeated-key.ts';

export interface BetOptions {
  /** The market to bet on. */
  readonly marketId: string;
  /** Stake of each bet. Undefined: the smallest that the market takes. */
  readonly stake?: Money | undefined;
}

/** Prices move: a refused bet is sent again at the price of now, with another key. */
const MAX_ATTEMPTS = 3;
const FALLBACK_STAKE = units(100);

const createBet = ({ runner, minStake }: BetTarget, side: Side, stake: Money | undefined): SentBet | null => {
  const offer = side === 'back' ? runner.back[0] : runner.lay[0];
  return offer === null
    ? null
    : {
        runnerId: runner.runnerId,
        side,
        price: offer.price,
        stake: stake ?? (minStake !== null && minStake > 0 ? money(minStake) : FALLBACK_STAKE),
        reference: createReference(),
      };
};

/** Compares list, balance and positions after a bet with those before. Resolves to the bets that the list has now. */
async function reconcileBet(
  run: CheckRun,
  { market }: BetTarget,
  { before, sent, userId }: { readonly before: AccountSnapshot; readonly sent: SentBet; readonly userId: string },
): Promise<void> {
  const label = `after the ${sent.side} bet`;
  const request = { match_id: market.matchId };
  const listed = await run.tryCall('bets', request, {
    label,
    judgesEmpty: true,
    findRuleBreaks: (rows) => findListBreaks(before.bets, rows, sent),
  });
  const added = listNewBets(before.bets, listed ?? []);
  const isWaiting = added.some(({ matched }) => !matched);
  const expected = addBets(market, before.positions, [toListedBet(sent, added[0])]);
  if (expected === null || isWaiting) {
    const reason = isWaiting ? 'the bet waits for an offer' : 'the market does not name its number of winners';
    run.add(createUntried(`${toPathName('getUserBalanceV1')} (${label})`, reason));
    run.add(createUntried(`${toPathName('getTeamPosition')} (${label})`, reason));
    return;
  }
  const balance = await run.tryCall(
    'getUserBalanceV1',
    { userid: userId },
    {
      label,
      findRuleBreaks: (received) => findBalanceBreaks(market, before, received, expected),
    },
  );
  await run.tryCall(
    'getExposures',
    {},
    { label, judgesEmpty: true, findRuleBreaks: (rows) => (balance === null ? [] : findExposureBreaks(rows, balance)) },
  );
  await run.tryCall('getTeamPosition', request, {
    label,
    judgesEmpty: true,
    findRuleBreaks: (byMarket) => findPositionBreaks(market, readPositions(market, byMarket) ?? [], expected),
  });
}

/** Places one bet and reconciles it. A price that moved is no deviation. */
async function checkBet(run: CheckRun, { userId, place, stake }: BetScene, side: Side): Promise<void> {
  const name = `${toPathName('saveBet')} (${side})`;
  for (let attempt = 1; ; attempt += 1) {
    const target = await readTarget(run.caller, place);
    if (typeof target === 'string') {
      run.addCall('saveBet', createUntried(name, target));
      return;
    }
    const before = await readSnapshot(run.caller, userId, target.market);
    const sent = createBet(target, side, stake);
    if (before === null || sent === null) {
      run.addCall('saveBet', createUntried(name, 'bets, balance and positions before the bet cannot be read'));
      return;
    }
    const body = toBetBody({ marketId: place.marketId, ...sent });
    const placing = await run.caller.send('saveBet', body, { reference: sent.reference });
    const isRefused = placing.failure?.kind === 'refused';
    const after = isRefused ? await readSnapshot(run.caller, userId, target.market) : null;
    const hasChanged = after !== null && listNewBets(before.bets, after.bets).length > 0;
    if (isRefused && !hasChanged && attempt < MAX_ATTEMPTS) continue;
    run.judge('saveBet', placing, { label: side, holdMs: 1_000 * target.delaySeconds });
    await reconcileBet(run, target, { before, sent, userId });
    return checkRepeatedKey(run, target.market, { body, sent, before, first: placing });
  }
}

/**
 * Places a back and a lay bet on one runner, each of the smallest stake, and one that the server has to refuse.
 * Reconciles each with the list of bets, the balance and the positions, and sends each key twice.
 */
export async function checkBets(
  run: CheckRun,
  userId: string,
  home: readonly MatchRow[],
  { marketId, stake }: BetOptions,
): Promise<void> {
  const place = await locateMarket(run.caller, home, marketId);
  if (place === null) {
    const reason = `no match and no race has a market ${marketId}`;
    run.skip('saveBet', reason);
    return;
  }
  const scene = { userId, place, stake };
  await checkBet(run, scene, 'back');
  await checkBet(run, scene, 'lay');
  await checkRefusedBet(run, scene);
}
