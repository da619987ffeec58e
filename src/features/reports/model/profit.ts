import type { EventProfit, SportProfit } from '#shared/api/contract/betting/reports.ts';
import { add, sum, ZERO, type Money } from '#shared/domain/money/money.ts';

/** What bets brought, what the exchange took of it (0 or below), and what is left. */
export interface ProfitFigures {
  readonly gross: Money;
  readonly commission: Money;
  readonly net: Money;
}

export interface SportProfitTotal extends ProfitFigures {
  readonly sportId: string;
  readonly sportName: string;
  /** The gross of its markets, and of its sessions. */
  readonly markets: Money;
  readonly sessions: Money;
}

export interface MatchProfitTotal extends ProfitFigures {
  readonly matchId: string;
  readonly matchName: string;
  readonly seriesName: string;
  readonly matchDate: string | null;
  readonly events: number;
}

export interface EventProfitTotal extends ProfitFigures {
  /** As the report has it: its `net` is what was won and lost, before commission. */
  readonly event: EventProfit;
  /** Unique in its match: a report may hold two rows of one kind and event. */
  readonly key: string;
}

const calculateProfit = (gross: Money, commission: Money): ProfitFigures => ({
  gross,
  commission,
  net: add(gross, commission),
});

function groupRows<T>(rows: readonly T[], keyOf: (row: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** A sport stands in the report twice, with its markets and with its sessions: here it is one line. */
export const sumProfitBySport = (rows: readonly SportProfit[]): SportProfitTotal[] =>
  groupRows(rows, ({ sportId }) => sportId).map((group) => {
    const sumOfKind = (kind: SportProfit['kind']) =>
      sum(group.filter((row) => row.kind === kind).map(({ total }) => total));
    const [markets, sessions] = [sumOfKind('market'), sumOfKind('fancy')];
    const commission = sum(group.map((row) => row.commission ?? ZERO));
    return {
      sportId: group[0].sportId,
      sportName: group[0].sportName,
      markets,
      sessions,
      ...calculateProfit(add(markets, sessions), commission),
    };
  });

/** The matches behind a sport, in the order in which the report names them. */
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

/** The markets and sessions of one match. */
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
