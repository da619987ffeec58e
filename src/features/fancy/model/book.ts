import type { FancyStake } from '#shared/domain/bet.ts';
import { fancyBest, fancyLiability, fancyResult, runBands, type RunBand } from '#shared/domain/fancy.ts';
import { sum, type Money } from '#shared/domain/money.ts';

/** A stretch of scores: what the bets bring there, and what they would bring with the bet being typed. */
export interface BookBand extends RunBand {
  /** Null: no bet is being typed. */
  readonly whatIf: Money | null;
}

/** The least and the most that a line can bring. */
export interface Extremes {
  /** 0 or below. */
  readonly worst: Money;
  /** 0 or above. */
  readonly best: Money;
}

export interface FancyBook extends Extremes {
  /** Lowest scores first; the last one is open above. */
  readonly bands: readonly BookBand[];
  readonly whatIf: Extremes | null;
}

const extremes = (bands: readonly RunBand[]): Extremes => ({ worst: fancyLiability(bands), best: fancyBest(bands) });

/** The book of a line, from its bets alone. With a bet being typed the bands split at its run too, so that both columns share their rows. */
export function bookOf(bets: readonly FancyStake[], typed: FancyStake | null): FancyBook {
  const now = runBands(bets);
  if (typed === null) return { ...extremes(now), bands: now.map((band) => ({ ...band, whatIf: null })), whatIf: null };
  const then = runBands([...bets, typed]);
  const bands = then.map((band): BookBand => ({ ...band, result: sum(bets.map((bet) => fancyResult(bet, band.from))), whatIf: band.result }));
  return { ...extremes(now), bands, whatIf: extremes(then) };
}

/** Whether a score falls into the band. */
export const holds = ({ from, to }: RunBand, score: number): boolean => score >= from && (to === null || score <= to);
