import type {
  FancyCategory,
  FancyLine,
  Market,
  MarketKind,
  MarketStatus,
  MarketType,
  Runner,
  RunnerMetadata,
} from '#shared/domain/market/market.ts';
import type { PriceEvent } from '#shared/domain/market/price-history.ts';
import type { CricketScore, SoccerScore, TennisScore } from '#shared/domain/market/score.ts';
import type { Money } from '#shared/domain/money/money.ts';

/** Score without the results of session lines, which only the board knows. */
export type ScoreParts = Omit<CricketScore, 'lines'> | SoccerScore | TennisScore;

/** Match as announced by the calendar or a recording. */
export interface MatchAnnouncement {
  readonly sportId: string;
  readonly sportName: string;
  readonly seriesId: string;
  readonly seriesName: string;
  readonly matchId: string;
  readonly matchName: string;
  /** Milliseconds, like every time in the world. */
  readonly startsAt: number;
  /** Two-letter country and ground, for races. */
  readonly countryCode: string | null;
  readonly venue: string | null;
}

export interface SimulatedRunner {
  readonly runnerId: number;
  readonly name: string;
  readonly metadata?: RunnerMetadata;
  /** Time of removal, or null. */
  readonly removedAt: number | null;
}

/** End of a market. `void`: abandoned, every stake is returned. */
export type MarketEnding =
  | {
      readonly kind: 'won';
      readonly winnerId: number;
      /** Order of finish with the winner first, for markets with several winners. */
      readonly order?: readonly number[];
    }
  | { readonly kind: 'void' };

/** Lists the winners by order of finish. Removed runners leave their place to the next. */
export const listWinners = (
  { winnerId, order }: Extract<MarketEnding, { kind: 'won' }>,
  winners: number,
  isIn: (runnerId: number) => boolean,
): number[] => (order ?? [winnerId]).filter(isIn).slice(0, winners);

/** State of a market at one moment. */
export interface MarketMoment {
  readonly status: MarketStatus;
  readonly inPlay: boolean;
  readonly runners: readonly Runner[];
  readonly totalMatched: Money | null;
}

/** Market with a known state at every moment, scripted or recorded. */
export interface SimulatedMarket {
  readonly announcement: MatchAnnouncement;
  readonly marketId: string;
  readonly name: string;
  readonly type: MarketType;
  readonly kind: MarketKind;
  /** Number of winners. Default: 1. */
  readonly winners?: number | undefined;
  readonly ladder: Market['ladder'];
  readonly runners: readonly SimulatedRunner[];
  /** Accepts bets only in the last n minutes before the start. */
  readonly acceptMinutesBefore: number | null;
  readonly settlesAt: number;
  readonly ending: MarketEnding;
  getStateAt(time: number): MarketMoment;
  /** Bet delay of a recording in seconds. Null leaves it to the delay categories. */
  getDelaySeconds(time: number): number | null;
}

/** Session line with a known state at every moment. */
export interface SimulatedLine {
  readonly announcement: MatchAnnouncement;
  readonly fancyId: string;
  readonly name: string;
  readonly category: FancyCategory;
  readonly order: number;
  readonly opensAt: number;
  /** Time after which the row leaves the page. */
  readonly hidesAt: number;
  readonly settlesAt: number;
  /** Runs that settle the line; null is void. */
  readonly result: number | null;
  /** Returns the current result. Missing when nothing is counted. */
  reached?(time: number): number | null;
  getQuoteAt(time: number): Pick<FancyLine, 'no' | 'yes' | 'lockedBy' | 'rateChanged'>;
}

export interface SimulatedMatch {
  readonly announcement: MatchAnnouncement;
  /** Markets; the first is the one on the home page. */
  readonly markets: readonly SimulatedMarket[];
  /** Time at which the first line opens; null without lines. */
  readonly linesOpenAt: number | null;
  /** Creates the lines on demand: a cricket match has hundreds. */
  getLines(): readonly SimulatedLine[];
  /** Time at which the last market is settled and the match leaves the home page. */
  readonly endsAt: number;
  getScore(time: number): string | null;
  /** Returns the score in parts where the sport has them. The board adds the lines. */
  getScoreboard?(time: number): ScoreParts | null;
  /** Lists the wickets, goals and breaks up to a time. */
  listEvents?(until: number): readonly PriceEvent[];
}
