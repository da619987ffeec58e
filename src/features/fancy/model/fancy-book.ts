import type { FancyBet } from '#shared/domain/bet/bet.ts';
import {
  calculateBestFancyResult,
  calculateFancyResult,
  calculateRunBands,
  calculateWorstFancyResult,
  type RunBand,
} from '#shared/domain/bet/fancy.ts';
import { type Money, sum } from '#shared/domain/money/money.ts';

/** A band of scores with the result of the bets, and the result with the draft bet. */
export interface BookBand extends RunBand {
  /** Null without a draft bet. */
  readonly whatIf: Money | null;
}

/** Lowest and highest result of a line. */
export interface BookExtremes {
  /** 0 or below. */
  readonly worst: Money;
  /** 0 or above. */
  readonly best: Money;
}

export interface FancyBookFigures extends BookExtremes {
  /** Lowest scores first. The last band is open above. */
  readonly bands: readonly BookBand[];
  readonly whatIf: BookExtremes | null;
}

const findExtremes = (bands: readonly RunBand[]): BookExtremes => ({
  worst: calculateWorstFancyResult(bands),
  best: calculateBestFancyResult(bands),
});

/**
 * Builds the book of a line from its bets. The draft bet splits the bands at its run too, so that both columns share
 * their rows.
 */
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

/** Returns true when the band contains the score. */
export const containsScore = ({ from, to }: RunBand, score: number): boolean =>
  score >= from && (to === null || score <= to);
