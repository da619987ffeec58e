import type { Bet } from '#shared/domain/bet/bet.ts';
import { sum } from '#shared/domain/money/money.ts';
import { payoutPer100 } from '#shared/domain/odds/odds.ts';
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
import { formatBetName, formatBetPrice, formatMarketName, formatTerms } from '../model/describe-listed-bet.ts';
import { texts } from '../texts.ts';
import { EventName, SelectionDetail, SelectionName } from './BetLists.styles.ts';

export interface MatchLinks {
  /** Renders links: with the router in the app, as plain anchors in stories. */
  readonly link: RenderLink;
  /** Builds the address of a match. */
  readonly toMatchHref: (sportId: string, matchId: string) => string;
}

const PRICE_COLUMN_ID = 'price';

const createEventColumn = ({ link, toMatchHref }: MatchLinks, open: boolean): Column<Bet> => ({
  id: 'event',
  phone: 'subtitle',
  header: texts.columns.event,
  width: 11,
  grow: true,
  priority: 1,
  sortable: true,
  getValue: (row) => toTextCell(texts.event({ match: row.matchName, market: formatMarketName(row) })),
  renderCell: (row) => (
    <EventName>
      {open
        ? link({ href: toMatchHref(row.sportId, row.matchId), className: '', children: row.matchName })
        : row.matchName}
      <small>{formatMarketName(row)}</small>
    </EventName>
  ),
});

/** Renders the selection and, below it, the values of folded columns. */
function BetCell({ row, folded }: { row: Bet; folded: ReadonlySet<string> }) {
  const terms = formatTerms(row, folded);
  return (
    <>
      <SelectionName data-side={row.side}>{formatBetName(row)}</SelectionName>
      {folded.has('event') && (
        <SelectionDetail>{texts.event({ match: row.matchName, market: formatMarketName(row) })}</SelectionDetail>
      )}
      {terms !== '' && <SelectionDetail data-figures>{terms}</SelectionDetail>}
      {folded.has('status') && !row.matched && <Badge tone="warn">{texts.status.unmatched}</Badge>}
    </>
  );
}

const createBetColumn = (): Column<Bet> => ({
  id: 'bet',
  phone: 'title',
  header: texts.columns.bet,
  width: 9.5,
  grow: true,
  sortable: true,
  getValue: (row) => toTextCell(formatBetName(row)),
  renderCell: (row, folded) => <BetCell row={row} folded={folded} />,
});
const createPriceColumn = (): Column<Bet> => ({
  id: PRICE_COLUMN_ID,
  header: texts.columns.price,
  width: 6,
  priority: 3,
  sortable: true,
  getValue: (row) => toNumberCell(row.price, formatBetPrice(row)),
});
const createStakeColumn = (): Column<Bet> => ({
  id: 'stake',
  phone: 'lead',
  header: texts.columns.stake,
  width: 7,
  sortable: true,
  priority: 2,
  getValue: (row) => toMoneyCell(row.stake),
});
const createPlacedColumn = () =>
  createTimestampColumn<Bet>('placed', texts.columns.placed, ({ placedAt }) => placedAt, 6);
const createIdColumn = (): Column<Bet> => ({
  id: 'id',
  header: texts.columns.id,
  width: 7.5,
  priority: 8,
  sortable: true,
  getValue: (row) => toTextCell(row.betId),
});
const createProfitColumn = (): Column<Bet> => ({
  id: 'profit',
  phone: 'lead',
  header: texts.columns.profit,
  width: 7,
  sortable: true,
  getValue: (row) => toMoneyCell(row.profit),
});
const createLiabilityColumn = (): Column<Bet> => ({
  id: 'liability',
  header: texts.columns.liability,
  width: 7,
  priority: 4,
  sortable: true,
  getValue: (row) => toMoneyCell(row.liability),
});
const createWinnerColumn = (): Column<Bet> => ({
  id: 'winner',
  header: texts.columns.winner,
  width: 7.5,
  priority: 5,
  sortable: true,
  getValue: (row) => toTextCell(row.winnerName),
});
const createReasonColumn = (): Column<Bet> => ({
  id: 'reason',
  phone: 'lead',
  header: texts.columns.reason,
  width: 9,
  grow: true,
  sortable: true,
  getValue: (row) => toTextCell(row.deletedReason ?? texts.noReason),
});
const createResultColumn = (): Column<Bet> => ({
  id: 'result',
  phone: 'lead',
  header: texts.columns.result,
  width: 7,
  sortable: true,
  getValue: (row) => toMoneyCell(row.result, 'always'),
  getFooter: (rows) => toMoneyCell(sum(rows.flatMap((row) => (row.result === null ? [] : [row.result]))), 'always'),
});
const createStatusColumn = (): Column<Bet> => ({
  id: 'status',
  header: texts.columns.status,
  width: 7.5,
  priority: 5,
  sortable: true,
  getValue: ({ matched }) => toTextCell(matched ? texts.status.matched : texts.status.unmatched),
  renderCell: ({ matched }) => (
    <Badge tone={matched ? 'neutral' : 'warn'}>{matched ? texts.status.matched : texts.status.unmatched}</Badge>
  ),
});
const createEndedColumn = (header: string): Column<Bet> =>
  createTimestampColumn('settled', header, ({ settledAt }) => settledAt, 4);

/** Returns the columns of a list. */
export function createBetColumns(list: BetListName, links: MatchLinks): readonly Column<Bet>[] {
  const source = getBetSource(list);
  const head = [
    createEventColumn(links, source === 'open'),
    createBetColumn(),
    createPriceColumn(),
    createStakeColumn(),
  ];
  const tail = [createPlacedColumn(), createIdColumn()];
  switch (source) {
    case 'open':
      return [...head, createProfitColumn(), createLiabilityColumn(), createStatusColumn(), ...tail];
    case 'settled':
      return [...head, createResultColumn(), createEndedColumn(texts.columns.settled), createWinnerColumn(), ...tail];
    case 'void':
    case 'deleted':
      return [...head, createReasonColumn(), createEndedColumn(texts.columns.removed), ...tail];
  }
}

/** An export cell holds one value, so the payout of a fancy bet has a column of its own. */
const createExportPriceColumn = (): Column<Bet> => ({
  ...createPriceColumn(),
  getValue: (row) => toPriceCell(row.price, row.kind),
});
const createPayoutColumn = (): Column<Bet> => ({
  id: 'payout',
  header: texts.columns.payout,
  width: 5.5,
  getValue: ({ kind, size }) =>
    kind === 'fancy' && size > 0 ? toNumberCell(size, formatPrice(payoutPer100(size), kind)) : toNumberCell(null),
});

/** Returns the columns of an exported list. */
export const toBetExportColumns = (columns: readonly Column<Bet>[]): readonly Column<Bet>[] =>
  columns.flatMap((column) =>
    column.id === PRICE_COLUMN_ID ? [createExportPriceColumn(), createPayoutColumn()] : [column],
  );
