import { add, negate, sum, type Money } from '#shared/domain/money.ts';
import type { Core } from '../core.ts';
import type { Books, EventProfit, SportProfit, StatementRow } from '../interface/books.ts';
import type { EntryRecord } from '../state/state.ts';
import { sportNames, type SportId } from '../world/ids.ts';
import { iso, paged, spanOf } from './page.ts';
import { tillOf } from './till.ts';

const amountsOf = (entries: readonly EntryRecord[]): Money => sum(entries.map((entry) => entry.amount));
const isProfit = (entry: EntryRecord) => entry.kind === 'betting' || entry.kind === 'commission';

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

function statementRow(entry: EntryRecord, balance: Money): StatementRow {
  const { entryId, at, description, amount, kind, matchId, eventId, type, remark } = entry;
  return { entryId, at: iso(at), description, amount, balance, kind, matchId, eventId, type, remark };
}

const nameOfSport = (sportId: string): string => (sportId in sportNames ? sportNames[sportId as SportId] : sportId);

function sportProfit(entries: readonly EntryRecord[]): SportProfit {
  const sportId = entries[0]?.sportId ?? '';
  return {
    sportId, sportName: nameOfSport(sportId), type: entries[0]?.type === 2 ? 2 : 1,
    total: amountsOf(entries.filter((entry) => entry.kind === 'betting')),
    commission: amountsOf(entries.filter((entry) => entry.kind === 'commission')),
  };
}

export function booksDesk(core: Core): Books {
  const entriesOf = (userId: string) => core.read().entries.filter((entry) => entry.userId === userId);

  function profitEntries(userId: string, span: { from: number; to: number }) {
    return entriesOf(userId).filter((entry) => isProfit(entry) && entry.at >= span.from && entry.at <= span.to);
  }

  function eventProfit(entries: readonly EntryRecord[]): EventProfit {
    const entry = entries[0];
    const bet = core.read().bets.find((each) => each.eventId === entry?.eventId && each.userId === entry?.userId && each.state === 'settled');
    return {
      matchDate: bet === undefined ? '' : iso(bet.startsAt), sportName: bet?.sportName ?? '', seriesName: bet?.seriesName ?? '', matchId: bet?.matchId ?? '',
      matchName: bet?.matchName ?? '', eventId: entry?.eventId ?? '', eventName: bet?.eventName ?? '', type: entry?.type === 2 ? 2 : 1, winnerName: bet?.winnerName ?? '',
      net: amountsOf(entries.filter((each) => each.kind === 'betting')),
      commission: amountsOf(entries.filter((each) => each.kind === 'commission')),
    };
  }

  return {
    statement(userId, filter) {
      const { from, to } = spanOf(filter);
      const matching = entriesOf(userId).filter((entry) =>
        (!filter.kinds || filter.kinds.length === 0 || filter.kinds.includes(entry.kind)) && (!filter.sportId || entry.sportId === filter.sportId));
      // With a kind or a sport chosen the balance is that of the chosen rows alone, so that the sum still comes out.
      const opening = amountsOf(matching.filter((entry) => entry.at < from));
      let balance = opening;
      const rows = matching.filter((entry) => entry.at >= from && entry.at <= to).map((entry) => {
        balance = add(balance, entry.amount);
        return statementRow(entry, balance);
      });
      return { ...paged(rows, filter), opening, closing: balance };
    },
    sportsProfit: (userId, span) =>
      groupBy(profitEntries(userId, spanOf(span)), (entry) => `${entry.sportId ?? ''}/${entry.type}`).map(sportProfit),
    eventsProfit(userId, filter) {
      const entries = profitEntries(userId, spanOf(filter)).filter((entry) =>
        (!filter.sportId || entry.sportId === filter.sportId) && (!filter.matchId || entry.matchId === filter.matchId));
      const groups = groupBy(entries, (entry) => entry.eventId ?? '').reverse();
      const page = paged(groups, filter);
      return { ...page, rows: page.rows.map(eventProfit) };
    },
    post: (userId, { kind, amount, description, remark }) =>
      core.command((state, now) => tillOf(core, state, now).post(userId, { kind, amount: kind === 'withdrawal' ? negate(amount) : amount, description, remark })),
  };
}
