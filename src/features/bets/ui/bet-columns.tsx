import type { Bet } from '#shared/domain/bet/bet.ts';
import { sum } from '#shared/domain/money/money.ts';
import { payoutPer100 } from '#shared/domain/odds/odds.ts';
import { formatStake } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import {
  Badge,
  type Column,
  createTimestampColumn,
  type RenderLink,
  toMoneyCell,
  toNumberCell,
  toPriceCell,
  toTextCell,
} from '#ui-kit';
import { type BetListName, getBetSource } from '../model/bet-lists.ts';
import { texts } from '../texts.ts';
import { EventName, SelectionDetail, SelectionName } from './BetLists.styles.ts';

export interface MatchLinks {
  /** Renders links: with the router in the app, as plain anchors in stories. */
  readonly link: RenderLink;
  /** Builds the address of a match. */
  readonly toMatchHref: (sportId: string, matchId: string) => string;
}

const headers = texts.columns;
const formatBetName = ({ kind, side, marketName, selectionName }: Bet): string =>
  texts.bet(kind, side, kind === 'fancy' ? marketName : selectionName);
const formatMarketName = ({ kind, marketName }: Bet): string => (kind === 'fancy' ? texts.sessionLine : marketName);

/** Formats the price. A fancy bet shows its run and its payout on 100. */
function formatBetPrice({ kind, price: priceColumn, size }: Bet): string {
  const priceText = formatPrice(priceColumn, kind);
  return kind === 'fancy' && size > 0 ? texts.line(priceText, formatPrice(payoutPer100(size), kind)) : priceText;
}

const createEventColumn = ({ link, toMatchHref }: MatchLinks, open: boolean): Column<Bet> => ({
  id: 'event',
  phone: 'subtitle',
  header: headers.event,
  width: 11,
  grow: true,
  priority: 1,
  sortable: true,
  getValue: (row) => toTextCell(texts.event(row.matchName, formatMarketName(row))),
  renderCell: (row) => (
    <EventName>
      {open
        ? link({ href: toMatchHref(row.sportId, row.matchId), className: '', children: row.matchName })
        : row.matchName}
      <small>{formatMarketName(row)}</small>
    </EventName>
  ),
});

/** Formats odds and stake when their columns are folded: "1.85 × 1,000". */
function formatTerms(row: Bet, folded: ReadonlySet<string>): string {
  const parts = [
    ...(folded.has('price') ? [formatBetPrice(row)] : []),
    ...(folded.has('stake') ? [formatStake(row.stake)] : []),
  ];
  return parts.join(texts.times);
}

/** Renders the selection and, below it, the values of folded columns. */
function BetCell({ row, folded }: { row: Bet; folded: ReadonlySet<string> }) {
  const terms = formatTerms(row, folded);
  return (
    <>
      <SelectionName data-side={row.side}>{formatBetName(row)}</SelectionName>
      {folded.has('event') && <SelectionDetail>{texts.event(row.matchName, formatMarketName(row))}</SelectionDetail>}
      {terms !== '' && <SelectionDetail data-figures>{terms}</SelectionDetail>}
      {folded.has('status') && !row.matched && <Badge tone="warn">{texts.status.unmatched}</Badge>}
    </>
  );
}

const betColumn: Column<Bet> = {
  id: 'bet',
  phone: 'title',
  header: headers.bet,
  width: 9.5,
  grow: true,
  sortable: true,
  getValue: (row) => toTextCell(formatBetName(row)),
  renderCell: (row, folded) => <BetCell row={row} folded={folded} />,
};
const priceColumn: Column<Bet> = {
  id: 'price',
  header: headers.price,
  width: 6,
  priority: 3,
  sortable: true,
  getValue: (row) => toNumberCell(row.price, formatBetPrice(row)),
};
const stakeColumn: Column<Bet> = {
  id: 'stake',
  phone: 'lead',
  header: headers.stake,
  width: 7,
  sortable: true,
  priority: 2,
  getValue: (row) => toMoneyCell(row.stake),
};
const placedColumn = createTimestampColumn<Bet>('placed', headers.placed, ({ placedAt }) => placedAt, 6);
const id: Column<Bet> = {
  id: 'id',
  header: headers.id,
  width: 7.5,
  priority: 8,
  sortable: true,
  getValue: (row) => toTextCell(row.betId),
};
const profitColumn: Column<Bet> = {
  id: 'profit',
  phone: 'lead',
  header: headers.profit,
  width: 7,
  sortable: true,
  getValue: (row) => toMoneyCell(row.profit),
};
const liabilityColumn: Column<Bet> = {
  id: 'liability',
  header: headers.liability,
  width: 7,
  priority: 4,
  sortable: true,
  getValue: (row) => toMoneyCell(row.liability),
};
const winnerColumn: Column<Bet> = {
  id: 'winner',
  header: headers.winner,
  width: 7.5,
  priority: 5,
  sortable: true,
  getValue: (row) => toTextCell(row.winnerName),
};
const reasonColumn: Column<Bet> = {
  id: 'reason',
  phone: 'lead',
  header: headers.reason,
  width: 9,
  grow: true,
  sortable: true,
  getValue: (row) => toTextCell(row.deletedReason ?? texts.noReason),
};
const resultColumn: Column<Bet> = {
  id: 'result',
  phone: 'lead',
  header: headers.result,
  width: 7,
  sortable: true,
  getValue: (row) => toMoneyCell(row.result, 'always'),
  getFooter: (rows) => toMoneyCell(sum(rows.flatMap((row) => (row.result === null ? [] : [row.result]))), 'always'),
};
const statusColumn: Column<Bet> = {
  id: 'status',
  header: headers.status,
  width: 7.5,
  priority: 5,
  sortable: true,
  getValue: ({ matched }) => toTextCell(matched ? texts.status.matched : texts.status.unmatched),
  renderCell: ({ matched }) => (
    <Badge tone={matched ? 'neutral' : 'warn'}>{matched ? texts.status.matched : texts.status.unmatched}</Badge>
  ),
};
const createEndedColumn = (header: string): Column<Bet> =>
  createTimestampColumn('settled', header, ({ settledAt }) => settledAt, 4);

/** Returns the columns of a list. */
export function createBetColumns(list: BetListName, links: MatchLinks): readonly Column<Bet>[] {
  const source = getBetSource(list);
  const head = [createEventColumn(links, source === 'open'), betColumn, priceColumn, stakeColumn];
  switch (source) {
    case 'open':
      return [...head, profitColumn, liabilityColumn, statusColumn, placedColumn, id];
    case 'settled':
      return [...head, resultColumn, createEndedColumn(headers.settled), winnerColumn, placedColumn, id];
    case 'void':
    case 'deleted':
      return [...head, reasonColumn, createEndedColumn(headers.removed), placedColumn, id];
  }
}

/** An export cell holds one value, so the payout of a fancy bet has a column of its own. */
const exportPriceColumn: Column<Bet> = { ...priceColumn, getValue: (row) => toPriceCell(row.price, row.kind) };
const payoutColumn: Column<Bet> = {
  id: 'payout',
  header: headers.payout,
  width: 5.5,
  getValue: ({ kind, size }) =>
    kind === 'fancy' && size > 0 ? toNumberCell(size, formatPrice(payoutPer100(size), kind)) : toNumberCell(null),
};

/** Returns the columns of an exported list. */
export const toBetExportColumns = (columns: readonly Column<Bet>[]): readonly Column<Bet>[] =>
  columns.flatMap((column) => (column.id === priceColumn.id ? [exportPriceColumn, payoutColumn] : [column]));
