import type { Balance, Bet } from '#shared/domain/bet/bet.ts';
import { add, type Money, toDecimalText } from '#shared/domain/money/money.ts';
import { createBreak, createTolerated, type Finding } from '../finding.ts';
import { listNewBets, type SentBet } from './placement.ts';

/** Finds the listed bet of each sent one: the bet of the same selection, otherwise the next one. */
export function findListedBets(sent: readonly SentBet[], listed: readonly Bet[]): readonly (Bet | undefined)[] {
  const rest = [...listed];
  const take = (index: number): Bet | undefined => (index < 0 ? undefined : rest.splice(index, 1)[0]);
  const named = sent.map(({ selectionName }) => take(rest.findIndex((bet) => bet.selectionName === selectionName)));
  return named.map((bet) => bet ?? take(0));
}

/** Effect of bets that the bettor did not place. */
export const describeExtraBets = (count: number): string =>
  `The bettor sees "${count} bets found" and has lost that many stakes.`;

const formatHundredths = (value: number): string => String(value / 100);

/** Odds may be better than the sent ones. Runs and payout of a line must be the same. */
function findTermBreaks(path: string, sent: SentBet, bet: Bet): readonly Finding[] {
  if (sent.size !== null)
    return [['odds', bet.price, sent.price] as const, ['size', bet.size, sent.size] as const].flatMap(
      ([field, received, expected]) =>
        received === expected
          ? []
          : [
              createBreak(
                `${path}.${field}`,
                formatHundredths(received),
                formatHundredths(expected),
                'The bet stands on another line than the bettor accepted.',
              ),
            ],
    );
  const isWorse = sent.side === 'back' ? bet.price < sent.price : bet.price > sent.price;
  if (!isWorse) return [];
  return [
    createBreak(
      `${path}.odds`,
      formatHundredths(bet.price),
      `${formatHundredths(sent.price)} or better`,
      'The bet stands at a worse price than the bettor accepted.',
    ),
  ];
}

function findBetBreaks(path: string, sent: SentBet, bet: Bet, reference: string): readonly Finding[] {
  const findings: Finding[] = [];
  if (bet.stake !== sent.stake)
    findings.push(
      createBreak(`${path}.stack`, toDecimalText(bet.stake), toDecimalText(sent.stake), 'The bet has another stake.'),
    );
  if (bet.side !== sent.side)
    findings.push(createBreak(`${path}.is_back`, bet.side, sent.side, 'The bettor sees a bet on the other side.'));
  findings.push(...findTermBreaks(path, sent, bet));
  if (bet.reference !== reference)
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

/** Compares the list of bets after a request with the list before: exactly the sent bets are new, as they were sent. */
export function findListBreaks(
  before: readonly Bet[],
  after: readonly Bet[],
  sent: readonly SentBet[],
  reference: string,
): readonly Finding[] {
  const added = listNewBets(before, after);
  const expected = sent.length === 1 ? 'one new bet' : `${sent.length} new bets`;
  if (added.length < sent.length)
    return [
      createBreak(
        'data',
        added.length === 0 ? 'no new bet' : `${added.length} new bets`,
        `${expected}: the request was accepted`,
        'The bettor does not find the bet in "My bets".',
      ),
    ];
  if (added.length > sent.length)
    return [
      createBreak(
        'data',
        `${added.length} new bets: ${added.map(({ betId }) => betId).join(', ')}`,
        expected,
        describeExtraBets(added.length),
      ),
    ];
  const listed = findListedBets(sent, added);
  return sent.flatMap((each, index) => {
    const bet = listed[index];
    return bet === undefined ? [] : findBetBreaks(`data[${after.indexOf(bet)}]`, each, bet, reference);
  });
}

const describeAmounts = (received: Money, expected: Money): [received: string, expected: string] => [
  toDecimalText(received),
  toDecimalText(expected),
];

/**
 * Compares the balance after bets with the balance before, to the hundredth. `change` is the change of the worst
 * result, and nothing else may have changed.
 */
export function findBalanceBreaks(before: Balance, after: Balance, change: Money): readonly Finding[] {
  const exposure = add(before.exposure, change);
  const available = add(before.available, change);
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
