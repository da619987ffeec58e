/** Expected runs of an average side. More balls help; wickets in hand limit how far. */
export const calculateExpectedRuns = (balls: number, wicketsInHand: number): number =>
  balls <= 0 || wicketsInHand <= 0 ? 0 : 2.07 * balls * (1 - Math.exp((-13 * wicketsInHand) / balls));

/** Normal distribution function, to four digits. */
export function calculateNormalDistribution(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const density = Math.exp((-deviations * deviations) / 2) / 2.5066282746;
  const tail =
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return deviations >= 0 ? 1 - tail : tail;
}

/** State of a twenty-over match, seen by the batting side. */
export interface CricketState {
  readonly innings: 0 | 1;
  readonly total: number;
  readonly ballsLeft: number;
  readonly wicketsInHand: number;
  readonly target: number | null;
  readonly batting: number;
  readonly bowling: number;
}

const FULL = 120;
const INNINGS_DEVIATION = 26;

/** Chance that the batting side wins. */
export function calculateBattingChance({
  total,
  ballsLeft,
  wicketsInHand,
  target,
  batting,
  bowling,
}: CricketState): number {
  const rest = calculateExpectedRuns(ballsLeft, wicketsInHand) * batting;
  if (target === null) {
    const lead = total + rest - calculateExpectedRuns(FULL, 10) * bowling;
    return calculateNormalDistribution(lead / Math.hypot(2.3 * Math.sqrt(ballsLeft), INNINGS_DEVIATION));
  }
  const needed = target - total;
  if (needed <= 0) return 1;
  if (ballsLeft <= 0 || wicketsInHand <= 0) return 0;
  // A side behind the required rate takes risks; a side ahead takes none.
  const reach = rest * Math.min(1.18, Math.max(0.95, Math.sqrt(needed / Math.max(1, rest))));
  return calculateNormalDistribution((reach - needed + 0.5) / (2.1 * Math.sqrt(ballsLeft)));
}

/** Chance that both sides reach the same total. */
export function calculateTieChance({ total, ballsLeft, wicketsInHand, target, batting }: CricketState): number {
  if (target === null) return 0.012;
  const short = target - 1 - total;
  if (short < 0) return 0;
  const deviation = 2.1 * Math.sqrt(Math.max(1, ballsLeft));
  const distance = (calculateExpectedRuns(ballsLeft, wicketsInHand) * batting - short) / deviation;
  return Math.min(0.4, Math.exp((-distance * distance) / 2) / (2.5 * deviation));
}
