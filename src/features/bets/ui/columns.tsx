import type { Bet } from '#shared/domain/bet.ts';
import { sum } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Badge, momentCell, moneyCell, numberCell, textCell, type Column, type RenderLink } from '#ui-kit';
import { sourceOf, type BetListName } from '../model/lists.ts';
import { texts } from '../texts.ts';
import { Event, Pick } from './BetLists.styles.ts';

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
  value: (bet) => textCell(texts.event(bet.matchName, marketOf(bet))),
  cell: (bet) => (
    <Event>
      {open ? link({ href: matchHref(bet.sportId, bet.matchId), className: '', children: bet.matchName }) : bet.matchName}
      <small>{marketOf(bet)}</small>
    </Event>
  ),
});

const bet: Column<Bet> = {
  id: 'bet', header: names.bet, width: 9.5, grow: true, sortable: true,
  value: (row) => textCell(nameOf(row)),
  cell: (row) => <Pick data-side={row.side}>{nameOf(row)}</Pick>,
};
const price: Column<Bet> = { id: 'price', header: names.price, width: 6, priority: 3, sortable: true, value: (row) => numberCell(row.price, priceOf(row)) };
const stake: Column<Bet> = { id: 'stake', header: names.stake, width: 7, sortable: true, priority: 2, value: (row) => moneyCell(row.stake) };
const placed: Column<Bet> = { id: 'placed', header: names.placed, width: 11.75, priority: 6, sortable: true, value: (row) => momentCell(row.placedAt) };
const id: Column<Bet> = { id: 'id', header: names.id, width: 7.5, priority: 8, sortable: true, value: (row) => textCell(row.betId) };
const profit: Column<Bet> = { id: 'profit', header: names.profit, width: 7, sortable: true, value: (row) => moneyCell(row.profit) };
const liability: Column<Bet> = { id: 'liability', header: names.liability, width: 7, priority: 4, sortable: true, value: (row) => moneyCell(row.liability) };
const winner: Column<Bet> = { id: 'winner', header: names.winner, width: 7.5, priority: 5, sortable: true, value: (row) => textCell(row.winnerName) };
const reason: Column<Bet> = { id: 'reason', header: names.reason, width: 9, grow: true, sortable: true, value: (row) => textCell(row.deletedReason ?? texts.noReason) };
const result: Column<Bet> = { id: 'result', header: names.result, width: 7, sortable: true, value: (row) => moneyCell(row.result, 'always') };

const status: Column<Bet> = {
  id: 'status', header: names.status, width: 7.5, priority: 5, sortable: true,
  value: ({ matched }) => textCell(matched ? texts.status.matched : texts.status.unmatched),
  cell: ({ matched }) => <Badge tone={matched ? 'neutral' : 'warn'}>{matched ? texts.status.matched : texts.status.unmatched}</Badge>,
};
const ended = (header: string): Column<Bet> => ({ id: 'settled', header, width: 11.75, priority: 7, sortable: true, value: (row) => momentCell(row.settledAt) });

const totalled = (column: Column<Bet>, bets: readonly Bet[]): Column<Bet> => {
  const known = bets.flatMap((each) => (each.result === null ? [] : [each.result]));
  return known.length === 0 ? column : { ...column, footer: moneyCell(sum(known), 'always') };
};

/** The columns of a list. `all`: every bet found, where they are all here; their results are added up under them. */
export function betColumns(list: BetListName, links: Links, all: readonly Bet[] | null): readonly Column<Bet>[] {
  const source = sourceOf(list);
  const head = [event(links, source === 'open'), bet, price, stake];
  switch (source) {
    case 'open':
      return [...head, profit, liability, status, placed, id];
    case 'settled':
      return [...head, all === null ? result : totalled(result, all), winner, placed, ended(names.settled), id];
    case 'void':
    case 'deleted':
      return [...head, reason, placed, ended(names.removed), id];
  }
}
