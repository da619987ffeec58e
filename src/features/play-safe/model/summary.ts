import type { StatementRow } from '#shared/api/contract/account.ts';
import { periodDays, PLAY_PERIODS, type PlayPeriod } from '#shared/domain/play-limit.ts';
import { negate, sum, type Money } from '#shared/domain/money.ts';
import { dayOf } from '#shared/format/days.ts';
import { parseWhen } from '#shared/format/when.ts';

type Part = 'opening' | 'deposit' | 'withdrawal' | 'casino' | 'betting';
export type SummaryRow = Pick<StatementRow, 'at' | 'amount' | 'kind' | 'of'>;

/** Operators have their own words for their kinds of entry: a result of a market or fancy is known by that, the rest by its word. */
function partOf({ kind, of }: SummaryRow): Part {
  const word = kind.toLowerCase();
  if (of !== 'account') return 'betting';
  if (word.includes('opening')) return 'opening';
  if (word.includes('deposit')) return 'deposit';
  if (word.includes('withdraw')) return 'withdrawal';
  return word.includes('casino') ? 'casino' : 'betting';
}

const played = (part: Part): boolean => part === 'betting' || part === 'casino';

/** What was won or lost: everything but what came in and went out. */
export const resultOf = (rows: readonly SummaryRow[]): Money => sum(rows.filter((row) => played(partOf(row))).map(({ amount }) => amount));

export interface Summary {
  readonly deposits: Money;
  /** 0 or above. */
  readonly withdrawals: Money;
  readonly betting: Money;
  readonly casino: Money;
  /** Days of the display's zone on which a bet was settled or a game was played. */
  readonly daysPlayed: number;
}

function summaryOf(rows: readonly SummaryRow[]): Summary {
  const total = (wanted: Part): Money => sum(rows.filter((row) => partOf(row) === wanted).map(({ amount }) => amount));
  const days = new Set(rows.filter((row) => played(partOf(row))).map(({ at }) => dayOf(at)));
  return { deposits: total('deposit'), withdrawals: negate(total('withdrawal')), betting: total('betting'), casino: total('casino'), daysPlayed: days.size };
}

const DAY_MS = 24 * 60 * 60_000;

/** Milliseconds: where the longest of the periods begins, seen from `now`. */
export const longestSince = (now: number): number => now - periodDays.month * DAY_MS;

/** The statement's rows as the last 24 hours, 7 days and 30 days, seen from `now` (milliseconds). */
export const summarise = (rows: readonly SummaryRow[], now: number): Readonly<Record<PlayPeriod, Summary>> => {
  const within = (period: PlayPeriod) => rows.filter(({ at }) => (parseWhen(at) ?? 0) > now - periodDays[period] * DAY_MS);
  const [day, week, month] = PLAY_PERIODS.map((period) => summaryOf(within(period))) as [Summary, Summary, Summary];
  return { day, week, month };
};
