import { add, type Money, negate, sum } from '#shared/domain/money/money.ts';
import { lotusSport, qtechSport } from '../casino/catalogue.ts';
import type { Core } from '../core.ts';
import type { EventProfitRow, LedgerRow, LedgerService, SportProfitRow } from '../interface/ledger.ts';
import { isProfit } from '../state/ledger.ts';
import type { BetRecord, LedgerRecord } from '../state/state.ts';
import { sportNames } from '../world/ids.ts';
import { createCashier } from './cashier.ts';
import { paginate, parseTimeSpan, toIso } from './paging.ts';

const sumAmounts = (entries: readonly LedgerRecord[]): Money => sum(entries.map((entry) => entry.amount));
const sumGross = (entries: readonly LedgerRecord[]): Money =>
  sumAmounts(entries.filter(({ kind }) => kind !== 'commission'));
const sumCommission = (entries: readonly LedgerRecord[]): Money =>
  sumAmounts(entries.filter(({ kind }) => kind === 'commission'));

/** Names of the sports of the reports. Casino rounds have no match: reports list them by casino and game. */
const reportSportNames: Readonly<Record<string, string>> = {
  ...sportNames,
  [qtechSport.sportId]: qtechSport.sportName,
  [lotusSport.sportId]: lotusSport.sportName,
};
/** A casino row that names no casino is one of QTech, as all rows were before the ledger recorded it. */
const getSportId = (entry: LedgerRecord): string =>
  entry.sportId ?? (entry.kind === 'casino' ? qtechSport.sportId : '');
const findSportName = (sportId: string): string => reportSportNames[sportId] ?? sportId;
const getGameName = ({ description }: LedgerRecord): string => description.split(' · ').at(-1) ?? description;
const getEventId = (entry: LedgerRecord): string =>
  entry.kind === 'casino' ? `${getSportId(entry)}-${getGameName(entry)}` : (entry.eventId ?? '');
const getMatchId = (entry: LedgerRecord): string | null =>
  entry.kind === 'casino' ? getEventId(entry) : entry.matchId;

function groupBy<T>(rows: readonly T[], getKey: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group === undefined) groups.set(getKey(row), [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

function toStatementRow(entry: LedgerRecord, balance: Money): LedgerRow {
  const { entryId, at, description, amount, kind, matchId, eventId, type, remark } = entry;
  return { entryId, at: toIso(at), description, amount, balance, kind, matchId, eventId, type, remark };
}

function toSportProfit(entries: readonly LedgerRecord[]): SportProfitRow {
  const [first] = entries;
  const sportId = first === undefined ? '' : getSportId(first);
  return {
    sportId,
    sportName: findSportName(sportId),
    type: first?.type === 2 ? 2 : 1,
    total: sumGross(entries),
    commission: sumCommission(entries),
  };
}

/** Sums one market, or one game of the casino. The name comes from a bet on it, because the ledger has none. */
function toEventProfit(entries: readonly LedgerRecord[], bets: ReadonlyMap<string, BetRecord>): EventProfitRow {
  const [first] = entries;
  const money = { net: sumGross(entries), commission: sumCommission(entries) };
  if (first?.kind === 'casino') {
    const matchDate = toIso(entries.at(-1)?.at ?? first.at);
    return {
      ...money,
      matchDate,
      sportName: findSportName(getSportId(first)),
      seriesName: '',
      matchId: getEventId(first),
      matchName: getGameName(first),
      eventId: getEventId(first),
      eventName: getGameName(first),
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
  const listEntries = (userId: string) => core.read().entries.filter((entry) => entry.userId === userId);

  function listProfitEntries(userId: string, span: { from: number; to: number }) {
    return listEntries(userId).filter((entry) => isProfit(entry) && entry.at >= span.from && entry.at <= span.to);
  }

  const groupSettledBets = (userId: string) =>
    new Map(
      core
        .read()
        .bets.filter((bet) => bet.userId === userId && bet.state === 'settled')
        .map((bet) => [bet.eventId, bet]),
    );

  return {
    getStatement(userId, filter) {
      const { from, to } = parseTimeSpan(filter);
      const matchingEntries = listEntries(userId).filter(
        (entry) =>
          (!filter.kinds || filter.kinds.includes(entry.kind)) &&
          (!filter.sportId || getSportId(entry) === filter.sportId),
      );
      // With a filter, the balance counts only the filtered rows, so that the sum is correct.
      const opening = sumAmounts(matchingEntries.filter((entry) => entry.at < from));
      let balance = opening;
      const rows = matchingEntries
        .filter((entry) => entry.at >= from && entry.at <= to)
        .map((entry) => {
          balance = add(balance, entry.amount);
          return toStatementRow(entry, balance);
        });
      return { ...paginate(rows, filter), opening, closing: balance };
    },
    getSportsProfit: (userId, span) =>
      groupBy(listProfitEntries(userId, parseTimeSpan(span)), (entry) => `${getSportId(entry)}/${entry.type}`).map(
        toSportProfit,
      ),
    getEventsProfit(userId, filter) {
      const entries = listProfitEntries(userId, parseTimeSpan(filter)).filter(
        (entry) =>
          (!filter.sportId || getSportId(entry) === filter.sportId) &&
          (!filter.matchId || getMatchId(entry) === filter.matchId),
      );
      const page = paginate(groupBy(entries, getEventId).reverse(), filter);
      const bets = groupSettledBets(userId);
      return { ...page, rows: page.rows.map((group) => toEventProfit(group, bets)) };
    },
    post: (userId, { kind, amount, description, remark }) =>
      core.changeState((state, now) =>
        createCashier(core, state, now).post(userId, {
          kind,
          amount: kind === 'withdrawal' ? negate(amount) : amount,
          description,
          remark,
        }),
      ),
  };
}
