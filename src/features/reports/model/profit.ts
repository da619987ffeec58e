import type { EventProfit, SportProfit } from '#shared/api/contract/report.ts';
import { add, sum, ZERO, type Money } from '#shared/domain/money.ts';

/** What bets brought, what the exchange took of it (0 or below), and what is left. */
export interface Profit {
  readonly gross: Money;
  readonly commission: Money;
  readonly net: Money;
}

export interface SportLine extends Profit {
  readonly sportId: string;
  readonly sportName: string;
  /** The gross of its markets, and of its sessions. */
  readonly markets: Money;
  readonly sessions: Money;
}

export interface MatchLine extends Profit {
  readonly matchId: string;
  readonly matchName: string;
  readonly seriesName: string;
  readonly matchDate: string | null;
  readonly events: number;
}

export interface EventLine extends Profit {
  /** As the report has it: its `net` is what was won and lost, before commission. */
  readonly event: EventProfit;
  /** Unique in its match: a report may hold two rows of one kind and event. */
  readonly key: string;
}

const profitOf = (gross: Money, commission: Money): Profit => ({ gross, commission, net: add(gross, commission) });

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** A sport stands in the report twice, with its markets and with its sessions: here it is one line. */
export const sportLines = (rows: readonly SportProfit[]): SportLine[] =>
  grouped(rows, ({ sportId }) => sportId).map((group) => {
    const totalOf = (kind: SportProfit['kind']) => sum(group.filter((row) => row.kind === kind).map(({ total }) => total));
    const [markets, sessions] = [totalOf('market'), totalOf('fancy')];
    const commission = sum(group.map((row) => row.commission ?? ZERO));
    return { sportId: group[0].sportId, sportName: group[0].sportName, markets, sessions, ...profitOf(add(markets, sessions), commission) };
  });

/** The matches behind a sport, in the order in which the report names them. */
export const matchLines = (rows: readonly EventProfit[]): MatchLine[] =>
  grouped(rows, ({ matchId }) => matchId).map((group) => {
    const { matchId, matchName, seriesName, matchDate } = group[0];
    const commission = sum(group.map((row) => row.commission ?? ZERO));
    return { matchId, matchName, seriesName, matchDate, events: group.length, ...profitOf(sum(group.map(({ net }) => net)), commission) };
  });

/** The markets and sessions of one match. */
export const eventLines = (rows: readonly EventProfit[], matchId: string): EventLine[] =>
  grouped(
    rows.filter((row) => row.matchId === matchId),
    ({ kind, eventId }) => `${kind} ${eventId}`,
  ).flatMap((alike) =>
    alike.map((event, place) => ({ event, key: `${event.kind} ${event.eventId} ${place}`, ...profitOf(event.net, event.commission ?? ZERO) })),
  );

export const totalProfit = (lines: readonly Profit[]): Profit => profitOf(sum(lines.map(({ gross }) => gross)), sum(lines.map(({ commission }) => commission)));
