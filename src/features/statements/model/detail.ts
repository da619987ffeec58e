import type { StatementRow } from '#shared/api/contract/account.ts';
import type { EventProfit, StatementBet } from '#shared/api/contract/report.ts';
import type { Side } from '#shared/domain/market.ts';
import type { StatementDetail } from '#shared/storage/statement.ts';

/** Servers write where a row comes from into its text: "Cricket / Mumbai v Chennai / Match Odds / Mumbai". */
const PARTS = ' / ';

/**
 * What the detail page is told of a statement row; `null` for rows that no bet caused, and for commission: it is no net result, and the
 * row of its market stands beside it.
 */
export function detailOfRow(row: StatementRow): StatementDetail | null {
  if (row.of === 'account' || row.kind === 'commission' || row.eventId === null) return null;
  return { eventId: row.eventId, type: row.of === 'fancy' ? '2' : '1', ...named(row.description), netProfit: row.amount };
}

function named(description: string): Pick<StatementDetail, 'matchName' | 'eventName' | 'winnerName'> {
  const parts = description.split(PARTS).map((part) => part.trim());
  if (parts.length < 4) return { matchName: description, eventName: '', winnerName: null };
  return { matchName: parts.slice(1, -2).join(PARTS), eventName: parts.at(-2) ?? '', winnerName: (parts.at(-1) ?? '') || null };
}

/** What a row is about, for a screen that has no room for its whole text: the match and the market, or the text as it is. */
export function shortOf({ description }: Pick<StatementRow, 'description'>): string {
  const { matchName, eventName } = named(description);
  return eventName === '' ? matchName : `${matchName} · ${eventName}`;
}

/** What the detail page is told of a market in the profit and loss. */
export const detailOfEvent = ({ eventId, kind, matchName, eventName, winnerName, net }: EventProfit): StatementDetail => ({
  eventId,
  type: kind === 'fancy' ? '2' : '1',
  matchName,
  eventName,
  winnerName: winnerName || null,
  netProfit: net,
});

/** Which call has its bets: the fancy's when the type is 2 (specification 7). */
export const kindOfDetail = ({ type }: StatementDetail): 'market' | 'fancy' => (type === '2' ? 'fancy' : 'market');

/** Specification 3: on this page 1 is lay. Servers that mean back by it, as everywhere else, are told apart by configuration. */
export const sideOf = ({ sideFlag }: Pick<StatementBet, 'sideFlag'>, inverted: boolean): Side => ((sideFlag === 1) === inverted ? 'lay' : 'back');
