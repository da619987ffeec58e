import type { Bet, MatchedBet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import {
  addBetToMarketPositions,
  calculateWorstResult,
  completeMarketPositions,
} from '#shared/domain/bet/market-positions.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { getWinnerCount } from '#shared/domain/market/winner-count.ts';
import { toDecimalText } from '#shared/domain/money/money.ts';
import { asMarketPrice } from '#shared/domain/odds/odds.ts';
import { createBreak, type Finding } from '../finding.ts';
import type { BetSubject } from './placement.ts';

type Positions = readonly RunnerPosition[];

const listRunnerIds = ({ runners }: Market): readonly number[] =>
  runners.filter(({ status }) => status !== 'removed').map(({ runnerId }) => runnerId);

/** Completes the positions that the server lists: a runner without one has 0. Null: they cannot be calculated. */
function completePositions(market: Market, byMarket: Readonly<Record<string, Positions>>): Positions | null {
  const winners = getWinnerCount(market);
  const listed = byMarket[market.marketId] ?? [];
  return winners === null ? null : completeMarketPositions({ winners }, listed, listRunnerIds(market));
}

/** Compares the positions that the server lists with those that the bets give. */
const findPositionBreaks = (marketId: string, received: Positions, expected: Positions): readonly Finding[] =>
  expected.flatMap((position) => {
    const own = received.find(({ runnerId }) => runnerId === position.runnerId);
    if (own === undefined || own.result === position.result) return [];
    return [
      createBreak(
        `data{${marketId}}.win_loss of runner ${position.runnerId}`,
        toDecimalText(own.result),
        toDecimalText(position.result),
        'The bettor sees a wrong result beside the runner.',
      ),
    ];
  });

/** Positions after bets, each as the list has it. */
export function addMarketBets(
  market: Market,
  positions: Positions,
  bets: readonly MatchedBet[],
  listed: readonly (Bet | undefined)[],
): Positions {
  const rule = { kind: market.kind, winners: getWinnerCount(market) ?? 1 };
  return bets.reduce((known, bet, index) => {
    const own = listed[index];
    const standing = own === undefined ? bet : { ...bet, price: asMarketPrice(own.price), stake: own.stake };
    return addBetToMarketPositions(rule, known, standing);
  }, positions);
}

/** Adds up bets on the runners of a market. */
export function createMarketSubject(market: Market): BetSubject<Positions> {
  const { marketId, matchId } = market;
  const winners = getWinnerCount(market);
  const request = { match_id: matchId };
  return {
    positionCall: 'getTeamPosition',
    unknownReason: winners === null ? 'the market does not name its number of winners' : null,
    async readPositions(caller) {
      const byMarket = (await caller.send('getTeamPosition', request)).data;
      return byMarket === null ? null : completePositions(market, byMarket);
    },
    findWorstResult: (positions) => calculateWorstResult({ winners: winners ?? 1 }, positions),
    async checkPositions(run, label, expected) {
      await run.tryCall('getTeamPosition', request, {
        label,
        judgesEmpty: true,
        findRuleBreaks: (byMarket) => findPositionBreaks(marketId, completePositions(market, byMarket) ?? [], expected),
      });
    },
  };
}
