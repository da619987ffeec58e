import type { Bet } from '#shared/domain/bet.ts';
import { sum } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Badge, momentCell, moneyCell, numberCell, textCell, type Column, type RenderLink } from '#ui-kit';
import { sourceOf, type BetListName } from '../model/lists.ts';
import { texts } from '../texts.ts';
import { Below, Event, Pick } from './BetLists.styles.ts';

export interface Links {
  /** Draws the links: the app's router does, a story draws plain ones. */
  readonly link: RenderLink;
  /** Where a match is. */
  readonly matchHref: (sportId: string, matchId: string) => string;
}

const names = texts.columns;
const nameOf = ({ kind, side, marketName, selectionName }: Bet): string => texts.bet(kind, side, kind === 'fancy' ? marketName : selectionName);
const marketOf = ({ kind, marketName }: Bet): string => (kind === 'fancy' ? texts.session : marketName);

/** A session's run says little without what it pays on 100. */
function priceOf({ kind, price, size }: Bet): string {
  const shown = formatPrice(price, kind);
  return kind === 'fancy' && size > 0 ? texts.line(shown, formatPrice(odds(size), kind)) : shown;
}

const event = ({ link, matchHref }: Links, open: boolean): Column<Bet> => ({
  id: 'event', header: names.event, width: 11, grow: true, priority: 1, sortable: true,
  value: (row) => textCell(texts.event(row.matchName, marketOf(row))),
  cell: (row) => (
    <Event>
      {open ? link({ href: matchHref(row.sportId, row.matchId), className: '', children: row.matchName }) : row.matchName}
      <small>{marketOf(row)}</small>
    </Event>
  ),
});

/** Odds and stake as far as they have no columns: "1.85 × 1,000". */
function termsOf(row: Bet, folded: ReadonlySet<string>): string {
  const parts = [...(folded.has('price') ? [priceOf(row)] : []), ...(folded.has('stake') ? [formatAmount(row.stake, { decimals: 'auto' })] : [])];
  return parts.join(texts.times);
}

/** The selection, and below it what of the bet has no column of its own: a folded row says enough to be known by. */
function BetCell({ row, folded }: { row: Bet; folded: ReadonlySet<string> }) {
  const terms = termsOf(row, folded);
  return (
    <>
      <Pick data-side={row.side}>{nameOf(row)}</Pick>
      {folded.has('event') && <Below>{texts.event(row.matchName, marketOf(row))}</Below>}
      {terms !== '' && <Below data-figures>{terms}</Below>}
      {folded.has('status') && !row.matched && <Badge tone="warn">{texts.status.unmatched}</Badge>}
    </>
  );
}

const bet: Column<Bet> = {
  id: 'bet', header: names.bet, width: 9.5, grow: true, sortable: true,
  value: (row) => textCell(nameOf(row)),
  cell: (row, folded) => <BetCell row={row} folded={folded} />,
};
const price: Column<Bet> = { id: 'price', header: names.price, width: 6, priority: 3, sortable: true, value: (row) => numberCell(row.price, priceOf(row)) };
const stake: Column<Bet> = { id: 'stake', header: names.stake, width: 7, sortable: true, priority: 2, value: (row) => moneyCell(row.stake) };
const placed: Column<Bet> = { id: 'placed', header: names.placed, width: 9.5, priority: 6, sortable: true, value: (row) => momentCell(row.placedAt) };
const id: Column<Bet> = { id: 'id', header: names.id, width: 7.5, priority: 8, sortable: true, value: (row) => textCell(row.betId) };
const profit: Column<Bet> = { id: 'profit', header: names.profit, width: 7, sortable: true, value: (row) => moneyCell(row.profit) };
const liability: Column<Bet> = { id: 'liability', header: names.liability, width: 7, priority: 4, sortable: true, value: (row) => moneyCell(row.liability) };
const winner: Column<Bet> = { id: 'winner', header: names.winner, width: 7.5, priority: 5, sortable: true, value: (row) => textCell(row.winnerName) };
const reason: Column<Bet> = {
  id: 'reason', header: names.reason, width: 9, grow: true, sortable: true, value: (row) => textCell(row.deletedReason ?? texts.noReason),
};
const result: Column<Bet> = {
  id: 'result', header: names.result, width: 7, sortable: true,
  value: (row) => moneyCell(row.result, 'always'),
  footer: (rows) => moneyCell(sum(rows.flatMap((row) => (row.result === null ? [] : [row.result]))), 'always'),
};
const status: Column<Bet> = {
  id: 'status', header: names.status, width: 7.5, priority: 5, sortable: true,
  value: ({ matched }) => textCell(matched ? texts.status.matched : texts.status.unmatched),
  cell: ({ matched }) => <Badge tone={matched ? 'neutral' : 'warn'}>{matched ? texts.status.matched : texts.status.unmatched}</Badge>,
};
const ended = (header: string): Column<Bet> => ({
  id: 'settled', header, width: 9.5, priority: 4, sortable: true, value: (row) => momentCell(row.settledAt),
});

/** The columns of a list. */
export function betColumns(list: BetListName, links: Links): readonly Column<Bet>[] {
  const source = sourceOf(list);
  const head = [event(links, source === 'open'), bet, price, stake];
  switch (source) {
    case 'open':
      return [...head, profit, liability, status, placed, id];
    case 'settled':
      return [...head, result, ended(names.settled), winner, placed, id];
    case 'void':
    case 'deleted':
      return [...head, reason, ended(names.removed), placed, id];
  }
}

/** In a file a cell holds one figure: what a session pays on 100 stands in a column of its own beside its run. */
const filedPrice: Column<Bet> = { ...price, value: (row) => numberCell(row.price, formatPrice(row.price, row.kind)) };
const payout: Column<Bet> = {
  id: 'payout', header: names.payout, width: 5.5,
  value: ({ kind, size }) => (kind === 'fancy' && size > 0 ? numberCell(size, formatPrice(odds(size), kind)) : numberCell(null)),
};

/** The columns of a list's files. */
export const exportColumns = (columns: readonly Column<Bet>[]): readonly Column<Bet>[] =>
  columns.flatMap((column) => (column.id === price.id ? [filedPrice, payout] : [column]));
