import { add, negate, sum, type Money } from '#shared/domain/money/money.ts';
import type { Core } from '../core.ts';
import type { LedgerService, EventProfitRow, SportProfitRow, LedgerRow } from '../interface/ledger.ts';
import { isProfit } from '../state/ledger.ts';
import type { BetRecord, EntryRecord } from '../state/state.ts';
import { sportNames, type SportId } from '../world/ids.ts';
import { toIso, paginate, parseTimeSpan } from './paging.ts';
import { createCashier } from './cashier.ts';

const amountsOf = (entries: readonly EntryRecord[]): Money => sum(entries.map((entry) => entry.amount));
const grossOf = (entries: readonly EntryRecord[]): Money =>
  amountsOf(entries.filter(({ kind }) => kind !== 'commission'));
const commissionOf = (entries: readonly EntryRecord[]): Money =>
  amountsOf(entries.filter(({ kind }) => kind === 'commission'));

/** Casino rounds have no match. Reports list them under the provider's id, game by game. */
const CASINO = { sportId: 'QT', sportName: 'Casino' } as const;
const sportOf = (entry: EntryRecord): string => (entry.kind === 'casino' ? CASINO.sportId : (entry.sportId ?? ''));
const gameOf = ({ description }: EntryRecord): string => description.split(' · ').at(-1) ?? description;
const eventOf = (entry: EntryRecord): string =>
  entry.kind === 'casino' ? `${CASINO.sportId}-${gameOf(entry)}` : (entry.eventId ?? '');
const matchOf = (entry: EntryRecord): string | null => (entry.kind === 'casino' ? eventOf(entry) : entry.matchId);

function groupBy<T>(rows: readonly T[], getKey: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group === undefined) groups.set(getKey(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

function statementRow(entry: EntryRecord, balance: Money): LedgerRow {
  const { entryId, at, description, amount, kind, matchId, eventId, type, remark } = entry;
  return { entryId, at: toIso(at), description, amount, balance, kind, matchId, eventId, type, remark };
}

const findSportName = (sportId: string): string =>
  sportId === CASINO.sportId ? CASINO.sportName : sportId in sportNames ? sportNames[sportId as SportId] : sportId;

function sportProfit(entries: readonly EntryRecord[]): SportProfitRow {
  const [first] = entries;
  const sportId = first === undefined ? '' : sportOf(first);
  return {
    sportId,
    sportName: findSportName(sportId),
    type: first?.type === 2 ? 2 : 1,
    total: grossOf(entries),
    commission: commissionOf(entries),
  };
}

/** Sums one market, or one game of the casino. The name comes from a bet on it, because the ledger has none. */
function eventProfit(entries: readonly EntryRecord[], bets: ReadonlyMap<string, BetRecord>): EventProfitRow {
  const [first] = entries;
  const money = { net: grossOf(entries), commission: commissionOf(entries) };
  if (first?.kind === 'casino') {
    const matchDate = toIso(entries.at(-1)?.at ?? first.at);
    return {
      ...money,
      matchDate,
      sportName: CASINO.sportName,
      seriesName: '',
      matchId: eventOf(first),
      matchName: gameOf(first),
      eventId: eventOf(first),
      eventName: gameOf(first),
      type: 1,
      winnerName: '',
    };
  }
  const bet = bets.get(first?.eventId ?? '');
  return {
    ...money,
    matchDate: bet === undefined ? '' : toIso(bet.startsAt),
    sportName: bet?.sportName ?? '',
    seriesName: bet?.seriesName ?? '',
    matchId: bet?.matchId ?? '',
    matchName: bet?.matchName ?? '',
    eventId: first?.eventId ?? '',
    eventName: bet?.eventName ?? '',
    type: first?.type === 2 ? 2 : 1,
    winnerName: bet?.winnerName ?? '',
  };
}

export function createLedgerService(core: Core): LedgerService {
  const entriesOf = (userId: string) => core.read().entries.filter((entry) => entry.userId === userId);

  function profitEntries(userId: string, span: { from: number; to: number }) {
    return entriesOf(userId).filter((entry) => isProfit(entry) && entry.at >= span.from && entry.at <= span.to);
  }

  const settledByEvent = (userId: string) =>
    new Map(
      core
        .read()
        .bets.filter((bet) => bet.userId === userId && bet.state === 'settled')
        .map((bet) => [bet.eventId, bet]),
    );

  return {
    statement(userId, filter) {
      const { from, to } = parseTimeSpan(filter);
      const matchingEntries = entriesOf(userId).filter(
        (entry) =>
          (!filter.kinds || filter.kinds.length === 0 || filter.kinds.includes(entry.kind)) &&
          (!filter.sportId || sportOf(entry) === filter.sportId),
      );
      // With a filter, the balance counts only the filtered rows, so that the sum is correct.
      const opening = amountsOf(matchingEntries.filter((entry) => entry.at < from));
      let balance = opening;
      const rows = matchingEntries
        .filter((entry) => entry.at >= from && entry.at <= to)
        .map((entry) => {
          balance = add(balance, entry.amount);
          return statementRow(entry, balance);
        });
      return { ...paginate(rows, filter), opening, closing: balance };
    },
    sportsProfit: (userId, span) =>
      groupBy(profitEntries(userId, parseTimeSpan(span)), (entry) => `${sportOf(entry)}/${entry.type}`).map(
        sportProfit,
      ),
    eventsProfit(userId, filter) {
      const entries = profitEntries(userId, parseTimeSpan(filter)).filter(
        (entry) =>
          (!filter.sportId || sportOf(entry) === filter.sportId) &&
          (!filter.matchId || matchOf(entry) === filter.matchId),
      );
      const page = paginate(groupBy(entries, eventOf).reverse(), filter);
      const bets = settledByEvent(userId);
      return { ...page, rows: page.rows.map((group) => eventProfit(group, bets)) };
    },
    post: (userId, { kind, amount, description, remark }) =>
      core.command((state, now) =>
        createCashier(core, state, now).post(userId, {
          kind,
          amount: kind === 'withdrawal' ? negate(amount) : amount,
          description,
          remark,
        }),
      ),
  };
}
