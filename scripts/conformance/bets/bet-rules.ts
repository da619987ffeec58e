import type { Balance, Bet, MatchedBet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import { addBetToMarketPositions } from '#shared/domain/bet/market-positions.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { getWinnerCount } from '#shared/domain/market/winner-count.ts';
import { add, type Money, subtract, toDecimalText } from '#shared/domain/money/money.ts';
import { asMarketPrice } from '#shared/domain/odds/odds.ts';
import { createBreak, createTolerated, type Finding } from '../finding.ts';
import { type AccountSnapshot, findWorstResult } from './account-snapshot.ts';

/** A bet that was sent. */
export interface SentBet extends MatchedBet {
  readonly reference: string;
}

/** Bets of a list that the earlier list does not have. */
export const listNewBets = (before: readonly Bet[], after: readonly Bet[]): readonly Bet[] => {
  const known = new Set(before.map(({ betId }) => betId));
  return after.filter(({ betId }) => !known.has(betId));
};

const isWorse = (sent: SentBet, price: number): boolean =>
  sent.side === 'back' ? price < sent.price : price > sent.price;

/** Compares the list of bets after a bet with the list before: exactly one new bet, as it was sent. */
export function findListBreaks(before: readonly Bet[], after: readonly Bet[], sent: SentBet): readonly Finding[] {
  const added = listNewBets(before, after);
  const [bet] = added;
  if (bet === undefined)
    return [
      createBreak('data', 'no new bet', 'the bet that was accepted', 'The bettor does not find the bet in "My bets".'),
    ];
  if (added.length > 1)
    return [
      createBreak(
        'data',
        `${added.length} new bets: ${added.map(({ betId }) => betId).join(', ')}`,
        'one new bet',
        `The bettor sees "${added.length} bets found" and has lost that many stakes.`,
      ),
    ];
  const path = `data[${after.indexOf(bet)}]`;
  const findings: Finding[] = [];
  if (bet.stake !== sent.stake)
    findings.push(
      createBreak(`${path}.stack`, toDecimalText(bet.stake), toDecimalText(sent.stake), 'The bet has another stake.'),
    );
  if (bet.side !== sent.side)
    findings.push(createBreak(`${path}.is_back`, bet.side, sent.side, 'The bettor sees a bet on the other side.'));
  if (isWorse(sent, bet.price))
    findings.push(
      createBreak(
        `${path}.odds`,
        String(bet.price / 100),
        `${sent.price / 100} or better`,
        'The bet stands at a worse price than the bettor accepted.',
      ),
    );
  if (bet.reference !== sent.reference)
    findings.push(
      createTolerated(
        `${path}.reference`,
        bet.reference === null ? 'missing' : 'another text',
        'the Idempotency-Key of the request',
        'After a lost response the app recognises its bet by selection, side, stake, price and time.',
      ),
    );
  return findings;
}

/** Positions of the market after the bets. Null when they cannot be calculated. */
export function addBets(
  market: Market,
  positions: readonly RunnerPosition[] | null,
  bets: readonly MatchedBet[],
): readonly RunnerPosition[] | null {
  const winners = getWinnerCount(market);
  if (positions === null || winners === null) return null;
  const rule = { kind: market.kind, winners };
  return bets.reduce<readonly RunnerPosition[]>((known, bet) => addBetToMarketPositions(rule, known, bet), positions);
}

/** The sent bet at the price at which the list shows it. */
export const toListedBet = (sent: SentBet, listed: Bet | undefined): MatchedBet => ({
  ...sent,
  ...(listed !== undefined && { price: asMarketPrice(listed.price), stake: listed.stake }),
});

const describeAmounts = (received: Money, expected: Money): [received: string, expected: string] => [
  toDecimalText(received),
  toDecimalText(expected),
];

/**
 * Compares the balance after a bet with the balance before, to the hundredth. The market's worst result may have
 * changed, and nothing else.
 */
export function findBalanceBreaks(
  market: Market,
  before: AccountSnapshot,
  after: Balance,
  positions: readonly RunnerPosition[],
): readonly Finding[] {
  if (before.positions === null) return [];
  const change = subtract(findWorstResult(market, positions), findWorstResult(market, before.positions));
  const exposure = add(before.balance.exposure, change);
  const available = add(before.balance.available, change);
  const findings: Finding[] = [];
  if (after.exposure !== exposure)
    findings.push(
      createBreak(
        'data.liability',
        ...describeAmounts(after.exposure, exposure),
        'The bettor sees a wrong exposure in the head of the page.',
      ),
    );
  if (after.available !== available)
    findings.push(
      createBreak(
        'data.balance',
        ...describeAmounts(after.available, available),
        'The bettor sees a wrong balance, and can bet too much or too little.',
      ),
    );
  return findings;
}

/** Compares the positions that the server lists with those that the bets give. */
export const findPositionBreaks = (
  market: Market,
  received: readonly RunnerPosition[],
  expected: readonly RunnerPosition[],
): readonly Finding[] =>
  expected.flatMap((position) => {
    const own = received.find(({ runnerId }) => runnerId === position.runnerId);
    if (own === undefined || own.result === position.result) return [];
    return [
      createBreak(
        `data{${market.marketId}}.win_loss of runner ${position.runnerId}`,
        ...describeAmounts(own.result, position.result),
        'The bettor sees a wrong result beside the runner.',
      ),
    ];
  });
