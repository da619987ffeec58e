/** One delivery as a scoreboard shows it. */
export interface Ball {
  readonly runs: number;
  readonly wicket: boolean;
  /** A wide or a no-ball: bowled again. */
  readonly extra: boolean;
}

/** How a cricket match stands. */
export interface MatchScore {
  /** The side that bats, in short. */
  readonly team: string;
  readonly innings: 1 | 2;
  readonly runs: number;
  readonly wickets: number;
  /** Balls bowled that count; six make an over. */
  readonly ballsBowled: number;
  /** The last ones, the latest at the end. */
  readonly balls: readonly Ball[];
  /** What the chasing side still needs; null in the first innings and when it is over. */
  readonly need: { readonly runs: number; readonly balls: number } | null;
  /** A word about play ("Innings break"), or "". */
  readonly status: string;
  /** By fancy id: what session lines have come to so far. */
  readonly lines: Readonly<Record<string, number>>;
}

/** "16.2": overs completed, and balls of the one under way. */
export const oversText = (ballsBowled: number): string => `${Math.floor(ballsBowled / 6)}.${ballsBowled % 6}`;
