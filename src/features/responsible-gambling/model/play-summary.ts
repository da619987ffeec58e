import type { StatementRow } from '#shared/api/contract/account/statements.ts';
import { LIMIT_PERIODS, type LimitPeriod, periodDays } from '#shared/domain/market/gambling-limit.ts';
import { type Money, negate, sum } from '#shared/domain/money/money.ts';
import { toDay } from '#shared/format/days.ts';
import { DAY_MS } from '#shared/format/durations.ts';
import { parseTimestamp } from '#shared/format/timestamp.ts';

type RowCategory = 'opening' | 'deposit' | 'withdrawal' | 'casino' | 'betting';
export type SummaryRow = Pick<StatementRow, 'at' | 'amount' | 'kind' | 'of'>;

/**
 * Category of a row. Operators name their kinds differently, so markets and fancies are recognized by `of`, the others
 * by their kind.
 */
function categorizeRow({ kind, of }: SummaryRow): RowCategory {
  const word = kind.toLowerCase();
  if (of !== 'account') return 'betting';
  if (word.includes('opening')) return 'opening';
  if (word.includes('deposit')) return 'deposit';
  if (word.includes('withdraw')) return 'withdrawal';
  return word.includes('casino') ? 'casino' : 'betting';
}

const isPlay = (category: RowCategory): boolean => category === 'betting' || category === 'casino';

/** Sums the result of play: all rows except deposits and withdrawals. */
export const calculateResult = (rows: readonly SummaryRow[]): Money =>
  sum(rows.filter((row) => isPlay(categorizeRow(row))).map(({ amount }) => amount));

export interface PlaySummary {
  readonly deposits: Money;
  /** 0 or above. */
  readonly withdrawals: Money;
  readonly betting: Money;
  readonly casino: Money;
  /** Days in the display's zone with a settled bet or a game. */
  readonly daysPlayed: number;
}

function summarizeRows(rows: readonly SummaryRow[]): PlaySummary {
  const sumCategory = (category: RowCategory): Money =>
    sum(rows.filter((row) => categorizeRow(row) === category).map(({ amount }) => amount));
  const days = new Set(rows.filter((row) => isPlay(categorizeRow(row))).map(({ at }) => toDay(at)));
  return {
    deposits: sumCategory('deposit'),
    withdrawals: negate(sumCategory('withdrawal')),
    betting: sumCategory('betting'),
    casino: sumCategory('casino'),
    daysPlayed: days.size,
  };
}

/** Start of the longest period, in milliseconds. `now` in milliseconds too. */
export const getLongestPeriodStart = (now: number): number => now - periodDays.month * DAY_MS;

/** Sums the statement's rows over the last 24 hours, 7 days and 30 days. `now` in milliseconds. */
export const summarizePeriods = (
  rows: readonly SummaryRow[],
  now: number,
): Readonly<Record<LimitPeriod, PlaySummary>> => {
  const listRowsWithin = (period: LimitPeriod) =>
    rows.filter(({ at }) => (parseTimestamp(at) ?? 0) > now - periodDays[period] * DAY_MS);
  const [day, week, month] = LIMIT_PERIODS.map((period) => summarizeRows(listRowsWithin(period))) as [
    PlaySummary,
    PlaySummary,
    PlaySummary,
  ];
  return { day, week, month };
};
