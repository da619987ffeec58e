import type { EventProfit, SportProfit } from '#shared/api/contract/betting/reports.ts';
import { add, type Money, sum, ZERO } from '#shared/domain/money/money.ts';

/** Result of bets, commission of the exchange (0 or below), and the sum of both. */
export interface ProfitFigures {
  readonly gross: Money;
  readonly commission: Money;
  readonly net: Money;
}

export interface SportProfitTotal extends ProfitFigures {
  readonly sportId: string;
  readonly sportName: string;
  /** Gross result of the markets, and of the session lines. */
  readonly markets: Money;
  readonly sessionLines: Money;
}

export interface MatchProfitTotal extends ProfitFigures {
  readonly matchId: string;
  readonly matchName: string;
  readonly seriesName: string;
  readonly matchDate: string | null;
  readonly events: number;
}

export interface EventProfitTotal extends ProfitFigures {
  /** The server's row. Its `net` excludes commission. */
  readonly event: EventProfit;
  /** Unique within the match: a report may have two rows of one kind and event. */
  readonly key: string;
}

const calculateProfit = (gross: Money, commission: Money): ProfitFigures => ({
  gross,
  commission,
  net: add(gross, commission),
});

function groupRows<T>(rows: readonly T[], getKey: (row: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group === undefined) groups.set(getKey(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** Merges the two rows of a sport, for markets and for session lines, into one. */
export const sumProfitBySport = (rows: readonly SportProfit[]): SportProfitTotal[] =>
  groupRows(rows, ({ sportId }) => sportId).map((group) => {
    const sumOfKind = (kind: SportProfit['kind']) =>
      sum(group.filter((row) => row.kind === kind).map(({ total }) => total));
    const [markets, sessionLines] = [sumOfKind('market'), sumOfKind('fancy')];
    const commission = sum(group.map((row) => row.commission ?? ZERO));
    return {
      sportId: group[0].sportId,
      sportName: group[0].sportName,
      markets,
      sessionLines,
      ...calculateProfit(add(markets, sessionLines), commission),
    };
  });

/** Sums a sport's rows by match, in the report's order. */
export const sumProfitByMatch = (rows: readonly EventProfit[]): MatchProfitTotal[] =>
  groupRows(rows, ({ matchId }) => matchId).map((group) => {
    const { matchId, matchName, seriesName, matchDate } = group[0];
    const commission = sum(group.map((row) => row.commission ?? ZERO));
    return {
      matchId,
      matchName,
      seriesName,
      matchDate,
      events: group.length,
      ...calculateProfit(sum(group.map(({ net }) => net)), commission),
    };
  });

/** Lists the markets and session lines of one match. */
export const listEventProfits = (rows: readonly EventProfit[], matchId: string): EventProfitTotal[] =>
  groupRows(
    rows.filter((row) => row.matchId === matchId),
    ({ kind, eventId }) => `${kind} ${eventId}`,
  ).flatMap((duplicates) =>
    duplicates.map((event, index) => ({
      event,
      key: `${event.kind} ${event.eventId} ${index}`,
      ...calculateProfit(event.net, event.commission ?? ZERO),
    })),
  );

export const sumProfits = (rows: readonly ProfitFigures[]): ProfitFigures =>
  calculateProfit(sum(rows.map(({ gross }) => gross)), sum(rows.map(({ commission }) => commission)));
