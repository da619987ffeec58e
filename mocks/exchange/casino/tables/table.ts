import type { Odds } from '#shared/domain/odds/odds.ts';
import type { Rng } from '../../world/rng.ts';

export type TableKind = 'roulette' | 'andar-bahar' | 'dragon-tiger' | 'dice' | 'reels' | 'crash';

/** Bet that a table offers. */
export interface TableSelection {
  readonly id: string;
  readonly name: string;
  /** Payout of a win per 1.00, stake included. The largest prize when the table has several. */
  readonly price: Odds;
}

/** Display data of a finished round, as plain JSON for the game's page. */
export type RoundDisplay = Readonly<Record<string, string | number | readonly string[]>>;

export interface PlayResult {
  /** Payout per 100 of stake; 0 is a loss. */
  readonly pays: number;
  readonly show: RoundDisplay;
}

/** Game of chance: its selections and its results. */
export interface CasinoTable {
  readonly selections: readonly TableSelection[];
  /** Milliseconds from stake to result. */
  readonly durationMs: number;
  /** Plays a round. The same random numbers give the same round. */
  play(selectionId: string, rng: Rng): PlayResult;
}
