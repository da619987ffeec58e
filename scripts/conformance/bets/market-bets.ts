import { toBetBody, toMultiBetBody } from '#shared/api/contract/betting/bet-place.ts';
import type { MatchedBet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { Side } from '#shared/domain/market/market.ts';
import { type Money, units } from '#shared/domain/money/money.ts';
import type { Caller } from '../caller.ts';
import { chooseStake, findStakeToRefuse } from './choose-stake.ts';
import { addMarketBets, createMarketSubject } from './market-subject.ts';
import { type BettableRunner, type MarketPlace, type MarketTarget, readMarketTarget } from './market-target.ts';
import type { BetPlan, BetRequest, Placement } from './placement.ts';

type MarketPlacement = Placement<readonly RunnerPosition[]>;

/** A runner that no market has. */
const UNKNOWN_RUNNER = 999_999_999;

interface NamedBet extends MatchedBet {
  readonly runnerName: string;
}

const createBet = ({ runnerId, name, bestPrice }: BettableRunner, side: Side, stake: Money): NamedBet => ({
  runnerId,
  runnerName: name,
  side,
  price: bestPrice[side],
  stake,
});

const createSingleRequest = ({ market: { marketId, matchId } }: MarketTarget, bet: NamedBet): BetRequest => ({
  matchId,
  send: (caller, reference) => caller.send('saveBet', toBetBody({ marketId, ...bet }), { reference }),
});

const createMultiRequest = ({ market: { marketId, matchId } }: MarketTarget, bets: readonly NamedBet[]): BetRequest => {
  const body = bets.map((bet) => toMultiBetBody({ marketId, ...bet }));
  return { matchId, send: (caller, reference) => caller.send('saveHrBet', body, { reference }) };
};

const createPlacement = (target: MarketTarget, bets: readonly NamedBet[], request: BetRequest): MarketPlacement => ({
  ...request,
  bets: bets.map(({ runnerName: selectionName, ...bet }) => ({ ...bet, size: null, selectionName })),
  holdMs: 1_000 * target.delaySeconds,
  subject: createMarketSubject(target.market),
  addBets: (positions, listed) => addMarketBets(target.market, positions, bets, listed),
});

/** Breaks the market's own limit, or names no runner when the market states no limit. */
const createBetToRefuse = (runner: BettableRunner, minStake: Money | null): NamedBet => {
  const stake = findStakeToRefuse(minStake);
  const bet = createBet(runner, 'back', stake ?? units(1));
  return stake === null ? { ...bet, runnerId: UNKNOWN_RUNNER } : bet;
};

/** Passes the market with its prices of now on. */
const withTarget =
  <Request extends BetRequest>(place: MarketPlace, create: (target: MarketTarget) => Request | string) =>
  async (caller: Caller): Promise<Request | string> => {
    const target = await readMarketTarget(caller, place);
    return typeof target === 'string' ? target : create(target);
  };

/** Bets at the best price of a market's first runner. */
export const planBet = (place: MarketPlace, side: Side, stake: Money | undefined): BetPlan<MarketPlacement> => ({
  call: 'saveBet',
  label: side,
  createRequest: withTarget(place, (target) => {
    const bet = createBet(target.runners[0], side, chooseStake(stake, target.minStake));
    return createPlacement(target, [bet], createSingleRequest(target, bet));
  }),
});

/** Sends a bet that breaks the rules of the market. */
export const planBetToRefuse = (place: MarketPlace): BetPlan<BetRequest> => ({
  call: 'saveBet',
  label: 'a bet to refuse',
  createRequest: withTarget(place, (target) =>
    createSingleRequest(target, createBetToRefuse(target.runners[0], target.minStake)),
  ),
});

const ONE_RUNNER = 'only one runner of the race has offers on both sides';

/** Backs two runners of a race with one request. */
export const planMultiBet = (place: MarketPlace, stake: Money | undefined): BetPlan<MarketPlacement> => ({
  call: 'saveHrBet',
  label: 'multi',
  createRequest: withTarget(place, (target) => {
    const [first, second] = target.runners;
    if (second === undefined) return ONE_RUNNER;
    const each = chooseStake(stake, target.minStake);
    const bets = [first, second].map((runner) => createBet(runner, 'back', each));
    return createPlacement(target, bets, createMultiRequest(target, bets));
  }),
});

/** Backs two runners, the second with a bet that breaks the rules: the server places both or none. */
export const planMultiBetToRefuse = (place: MarketPlace): BetPlan<BetRequest> => ({
  call: 'saveHrBet',
  label: 'one of two bets to refuse',
  createRequest: withTarget(place, (target) => {
    const { runners, minStake } = target;
    const [first, second] = runners;
    if (second === undefined) return ONE_RUNNER;
    const accepted = createBet(first, 'back', chooseStake(undefined, minStake));
    return createMultiRequest(target, [accepted, createBetToRefuse(second, minStake)]);
  }),
});
