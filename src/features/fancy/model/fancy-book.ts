import type { FancyBet } from '#shared/domain/bet/bet.ts';
import {
  calculateBestFancyResult,
  calculateFancyLiability,
  calculateFancyResult,
  calculateRunBands,
  type RunBand,
} from '#shared/domain/bet/fancy.ts';
import { sum, type Money } from '#shared/domain/money/money.ts';

/** A stretch of scores: what the bets bring there, and what they would bring with the bet being typed. */
export interface BookBand extends RunBand {
  /** Null: no bet is being typed. */
  readonly whatIf: Money | null;
}

/** The least and the most that a line can bring. */
export interface BookExtremes {
  /** 0 or below. */
  readonly worst: Money;
  /** 0 or above. */
  readonly best: Money;
}

export interface FancyBookFigures extends BookExtremes {
  /** Lowest scores first; the last one is open above. */
  readonly bands: readonly BookBand[];
  readonly whatIf: BookExtremes | null;
}

const findExtremes = (bands: readonly RunBand[]): BookExtremes => ({
  worst: calculateFancyLiability(bands),
  best: calculateBestFancyResult(bands),
});

/** The book of a line, from its bets alone. With a bet being typed the bands split at its run too, so that both columns share their rows. */
export function buildFancyBook(bets: readonly FancyBet[], draftBet: FancyBet | null): FancyBookFigures {
  const currentBands = calculateRunBands(bets);
  if (draftBet === null)
    return {
      ...findExtremes(currentBands),
      bands: currentBands.map((band) => ({ ...band, whatIf: null })),
      whatIf: null,
    };
  const draftBands = calculateRunBands([...bets, draftBet]);
  const bands = draftBands.map((band): BookBand => ({
    ...band,
    result: sum(bets.map((bet) => calculateFancyResult(bet, band.from))),
    whatIf: band.result,
  }));
  return { ...findExtremes(currentBands), bands, whatIf: findExtremes(draftBands) };
}

/** Whether a score falls into the band. */
export const containsScore = ({ from, to }: RunBand, score: number): boolean =>
  score >= from && (to === null || score <= to);
