import type { Odds } from '#shared/domain/odds.ts';
import type { Rng } from '../../world/rng.ts';

export type TableKind = 'roulette' | 'andar-bahar' | 'dragon-tiger' | 'dice' | 'reels' | 'crash';

/** Something to stake on. */
export interface Selection {
  readonly id: string;
  readonly name: string;
  /** What a win pays back on 1.00, stake included; of a table with several prizes the largest. */
  readonly price: Odds;
}

/** What a table shows of a finished round: plain JSON, drawn by the game's page. */
export type Show = Readonly<Record<string, string | number | readonly string[]>>;

export interface Played {
  /** Paid back on 100 of stake; 0 is lost. */
  readonly pays: number;
  readonly show: Show;
}

/** A game of chance: what may be staked on, and what becomes of it. */
export interface Table {
  readonly selections: readonly Selection[];
  /** From stake to result. */
  readonly lastsMs: number;
  /** The same numbers give the same round. */
  play(selectionId: string, rng: Rng): Played;
}
