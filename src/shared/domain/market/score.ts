/** One delivery on the scoreboard. */
export interface Ball {
  readonly runs: number;
  readonly wicket: boolean;
  /** A wide or a no-ball, which is bowled again. */
  readonly extra: boolean;
}

/** Score of a cricket match. */
export interface CricketScore {
  readonly sport: 'cricket';
  /** Short name of the batting side. */
  readonly team: string;
  readonly innings: 1 | 2;
  readonly runs: number;
  readonly wickets: number;
  /** Legal balls bowled. Six make an over. */
  readonly ballsBowled: number;
  /** The last deliveries, the latest at the end. */
  readonly balls: readonly Ball[];
  /** Runs and balls that the chasing side needs. Null in the first innings and after the end. */
  readonly need: { readonly runs: number; readonly balls: number } | null;
  /** Remark about play ("Innings break"), or "". */
  readonly status: string;
  /** Current runs of session lines, by fancy id. */
  readonly lines: Readonly<Record<string, number>>;
}

/** Score of a soccer match. */
export interface SoccerScore {
  readonly sport: 'soccer';
  /** Home side first. Empty when the server leaves a name out. */
  readonly teams: readonly [string, string];
  readonly goals: readonly [number, number];
  /** The clock in whole minutes. It stays at 45 and 90 in stoppage time. */
  readonly minute: number;
  /** Stoppage time played, in whole minutes. 0 outside it. */
  readonly added: number;
  /** Null at half time and after the end. */
  readonly half: 1 | 2 | null;
  /** Remark about play ("Half time"), or "". */
  readonly status: string;
}

/** Score of a tennis match. */
export interface TennisScore {
  readonly sport: 'tennis';
  readonly players: readonly [string, string];
  /** Games of each set, the set in play last. */
  readonly sets: readonly (readonly [number, number])[];
  /** Points of the current game as called ("40", "A"). Null between matches and sets. */
  readonly points: readonly [string, string] | null;
  /** The serving side. Null when unknown. */
  readonly server: 0 | 1 | null;
  readonly status: string;
}

export type MatchScore = CricketScore | SoccerScore | TennisScore;

/** Formats overs: "16.2" is sixteen completed overs and two balls. */
export const formatOvers = (ballsBowled: number): string => `${Math.floor(ballsBowled / 6)}.${ballsBowled % 6}`;
