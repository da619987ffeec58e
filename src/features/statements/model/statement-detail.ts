import type { StatementRow } from '#shared/api/contract/account/statements.ts';
import type { EventProfit, StatementBet } from '#shared/api/contract/betting/reports.ts';
import type { Side } from '#shared/domain/market/market.ts';
import type { StatementDetail } from '#shared/storage/statement-detail.ts';

/** Servers write where a row comes from into its text: "Cricket / Mumbai v Chennai / Match Odds / Mumbai". */
const PART_SEPARATOR = ' / ';

/**
 * What the detail page is told of a statement row; `null` for rows that no bet caused, and for commission: it is no net result, and the
 * row of its market stands beside it.
 */
export function createRowDetail(row: StatementRow): StatementDetail | null {
  if (row.of === 'account' || row.kind === 'commission' || row.eventId === null) return null;
  return {
    eventId: row.eventId,
    type: row.of === 'fancy' ? '2' : '1',
    ...parseDescription(row.description),
    netProfit: row.amount,
  };
}

function parseDescription(description: string): Pick<StatementDetail, 'matchName' | 'eventName' | 'winnerName'> {
  const parts = description.split(PART_SEPARATOR).map((part) => part.trim());
  if (parts.length < 4) return { matchName: description, eventName: '', winnerName: null };
  return {
    matchName: parts.slice(1, -2).join(PART_SEPARATOR),
    eventName: parts.at(-2) ?? '',
    winnerName: (parts.at(-1) ?? '') || null,
  };
}

/** What a row is about, for a screen that has no room for its whole text: the match and the market, or the text as it is. */
export function shortenDescription({ description }: Pick<StatementRow, 'description'>): string {
  const { matchName, eventName } = parseDescription(description);
  return eventName === '' ? matchName : `${matchName} · ${eventName}`;
}

/** What the detail page is told of a market in the profit and loss. */
export const createEventDetail = ({
  eventId,
  kind,
  matchName,
  eventName,
  winnerName,
  net,
}: EventProfit): StatementDetail => ({
  eventId,
  type: kind === 'fancy' ? '2' : '1',
  matchName,
  eventName,
  winnerName: winnerName || null,
  netProfit: net,
});

/** Which call has its bets: the fancy's when the type is 2 (specification 7). */
export const getDetailKind = ({ type }: StatementDetail): 'market' | 'fancy' => (type === '2' ? 'fancy' : 'market');

/** Specification 3: on this page 1 is lay. Servers that mean back by it, as everywhere else, are told apart by configuration. */
export const getBetSide = ({ sideFlag }: Pick<StatementBet, 'sideFlag'>, inverted: boolean): Side =>
  (sideFlag === 1) === inverted ? 'lay' : 'back';
