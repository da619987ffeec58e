import type { Odds } from './odds.ts';

/** Best prices of a runner. Null: this side has no offer. */
export interface BestOdds {
  readonly back: Odds | null;
  readonly lay: Odds | null;
}

/** The whole of all chances: hundredths of a per cent. */
export const ALL_CHANCES = 10_000;

/** The whole of all chances: whole per cent. */
export const WHOLE_PERCENT = 100;

interface Share {
  readonly index: number;
  /** Whole units, rounded down. */
  readonly units: number;
  readonly remainder: bigint;
}

/** A runner without a back or lay price takes the other one. Null: it has neither. */
function fillSides({ back, lay }: BestOdds): readonly [back: bigint, lay: bigint] | null {
  const [first, second] = [back ?? lay, lay ?? back];
  return first === null || second === null ? null : [BigInt(first), BigInt(second)];
}

const compareRemainders = (one: Share, other: Share): number =>
  one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1;

/**
 * Calculates the chances that the best prices of a market with one winner imply, without the margin. A chance is the
 * mean of 1/back and 1/lay, in proportion to all runners. The whole numbers add up to `total`, by largest remainder.
 *
 * Null without runners, or when a runner has no price. A shorter price never gives a smaller chance.
 */
export function calculateChances(runners: readonly BestOdds[], total = ALL_CHANCES): readonly number[] | null {
  const prices = runners.map(fillSides);
  if (prices.length === 0 || !prices.every((each) => each !== null)) return null;
  const commonDenominator = prices.reduce((product, [back, lay]) => product * back * lay, 1n);
  const weights = prices.map(([back, lay]) => commonDenominator / back + commonDenominator / lay);
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  const shares = weights.map((weight, index): Share => {
    const scaled = weight * BigInt(total);
    return { index, units: Number(scaled / sum), remainder: scaled % sum };
  });
  const missing = total - shares.reduce((all, { units }) => all + units, 0);
  const raised = new Set([...shares].sort(compareRemainders).slice(0, missing));
  return shares.map((share) => share.units + (raised.has(share) ? 1 : 0));
}
