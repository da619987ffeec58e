/** One delivery as a scoreboard shows it. */
export interface Ball {
  readonly runs: number;
  readonly wicket: boolean;
  /** A wide or a no-ball: bowled again. */
  readonly extra: boolean;
}

/** How a cricket match stands. */
export interface CricketScore {
  readonly sport: 'cricket';
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

/** How a soccer match stands. */
export interface SoccerScore {
  readonly sport: 'soccer';
  /** The home side first; empty where the server leaves a name out. */
  readonly teams: readonly [string, string];
  readonly goals: readonly [number, number];
  /** The clock in whole minutes; it stays at 45 and 90 in stoppage time. */
  readonly minute: number;
  /** Whole minutes of stoppage time played; 0 outside it. */
  readonly added: number;
  /** Null while nothing is played: at half time and after the end. */
  readonly half: 1 | 2 | null;
  /** What is said of play ("Half time"), or "". */
  readonly status: string;
}

/** How a tennis match stands. */
export interface TennisScore {
  readonly sport: 'tennis';
  readonly players: readonly [string, string];
  /** Games of each set, the set in play last. */
  readonly sets: readonly (readonly [number, number])[];
  /** Points of the game in play as they are called ("40", "A"); null between matches and sets. */
  readonly points: readonly [string, string] | null;
  /** Who serves; null where it is not known. */
  readonly server: 0 | 1 | null;
  readonly status: string;
}

export type MatchScore = CricketScore | SoccerScore | TennisScore;

/** "16.2": overs completed, and balls of the one under way. */
export const formatOvers = (ballsBowled: number): string => `${Math.floor(ballsBowled / 6)}.${ballsBowled % 6}`;
