import type { Odds } from '#shared/domain/odds/odds.ts';
import type { Rng } from '../../world/rng.ts';

export type TableKind = 'roulette' | 'andar-bahar' | 'dragon-tiger' | 'dice' | 'reels' | 'crash';

/** Something to stake on. */
export interface TableSelection {
  readonly id: string;
  readonly name: string;
  /** What a win pays back on 1.00, stake included; of a table with several prizes the largest. */
  readonly price: Odds;
}

/** What a table shows of a finished round: plain JSON, drawn by the game's page. */
export type RoundDisplay = Readonly<Record<string, string | number | readonly string[]>>;

export interface PlayResult {
  /** Paid back on 100 of stake; 0 is lost. */
  readonly pays: number;
  readonly show: RoundDisplay;
}

/** A game of chance: what may be staked on, and what becomes of it. */
export interface CasinoTable {
  readonly selections: readonly TableSelection[];
  /** From stake to result. */
  readonly durationMs: number;
  /** The same numbers give the same round. */
  play(selectionId: string, rng: Rng): PlayResult;
}
