import type {
  FancyCategory,
  FancyLine,
  MarketKind,
  MarketStatus,
  MarketType,
  Market,
  Runner,
  RunnerMetadata,
} from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { CricketScore, SoccerScore, TennisScore } from '#shared/domain/market/score.ts';

/** How a match stands, without what only the board knows: what session lines have come to. */
export type ScoreParts = Omit<CricketScore, 'lines'> | SoccerScore | TennisScore;

/** A match as the calendar or a recording announces it. */
export interface MatchSheet {
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

export interface RunnerSheet {
  readonly runnerId: number;
  readonly name: string;
  readonly metadata?: RunnerMetadata;
  /** When it was taken out, if it ever is. */
  readonly removedAt: number | null;
}

/** How a market ends. `void`: abandoned, every stake goes back. */
export type MarketEnding =
  | {
      readonly kind: 'won';
      readonly winnerId: number;
      /** The whole field as it finished, the winner first: where several win. */
      readonly order?: readonly number[];
    }
  | { readonly kind: 'void' };

/** Who wins a market with so many winners, by the order of finish: those that were taken out leave their place to the next. */
export const listWinners = (
  { winnerId, order }: Extract<MarketEnding, { kind: 'won' }>,
  winners: number,
  isIn: (runnerId: number) => boolean,
): number[] => (order ?? [winnerId]).filter(isIn).slice(0, winners);

/** What a market shows at one moment. */
export interface MarketMoment {
  readonly status: MarketStatus;
  readonly inPlay: boolean;
  readonly runners: readonly Runner[];
  readonly totalMatched: Money | null;
}

/** A market whose every moment is known, be it scripted or recorded. */
export interface MarketSource {
  readonly sheet: MatchSheet;
  readonly marketId: string;
  readonly name: string;
  readonly type: MarketType;
  readonly kind: MarketKind;
  /** How many runners win; one where it is left out. */
  readonly winners?: number | undefined;
  readonly ladder: Market['ladder'];
  readonly runners: readonly RunnerSheet[];
  /** Accepts bets only in the last n minutes before the start. */
  readonly acceptMinutesBefore: number | null;
  readonly settlesAt: number;
  readonly ending: MarketEnding;
  at(time: number): MarketMoment;
  /** The delay a recording prescribes; null leaves it to the delay categories. */
  delaySeconds(time: number): number | null;
}

/** A line on runs whose every moment is known. */
export interface LineSource {
  readonly sheet: MatchSheet;
  readonly fancyId: string;
  readonly name: string;
  readonly category: FancyCategory;
  readonly order: number;
  readonly opensAt: number;
  /** After this the row is gone from the page. */
  readonly hidesAt: number;
  readonly settlesAt: number;
  /** The runs that decide it; null is void. */
  readonly result: number | null;
  /** What it has come to by then; left out where nothing is counted. */
  reached?(time: number): number | null;
  at(time: number): Pick<FancyLine, 'no' | 'yes' | 'lockedBy' | 'rateChanged'>;
}

export interface MatchSource {
  readonly sheet: MatchSheet;
  /** The first is the one the home page shows. */
  readonly markets: readonly MarketSource[];
  /** When the first line opens; null when there never is one. */
  readonly linesOpenAt: number | null;
  /** Written when first asked for: hundreds in a cricket match. */
  lines(): readonly LineSource[];
  /** When the last market has its result and the match leaves the home page. */
  readonly endsAt: number;
  score(time: number): string | null;
  /** The same in parts, where the sport has them; the lines are the board's to add. */
  scoreboard?(time: number): ScoreParts | null;
}
