import type { StatementRow } from '#shared/api/contract/account/statements.ts';
import type { EventProfit, StatementBet } from '#shared/api/contract/betting/reports.ts';
import type { Side } from '#shared/domain/market/market.ts';
import type { StatementDetail } from './detail-storage.ts';

/** Servers put the origin of a row into its text: "Cricket / Mumbai v Chennai / Match Odds / Mumbai". */
const PART_SEPARATOR = ' / ';

/**
 * Creates the input of the detail page from a statement row. Returns null for rows without a bet.
 * Commission has no detail: it is not a net result, and its market has a row of its own.
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

/** Shortens a row's text to the match and the market, or returns it unchanged. */
export function shortenDescription({ description }: Pick<StatementRow, 'description'>): string {
  const { matchName, eventName } = parseDescription(description);
  return eventName === '' ? matchName : `${matchName} · ${eventName}`;
}

/** Joins the match and the market for the heading of the detail page. Empty when both names are. */
export const formatDetailHeading = ({ matchName, eventName }: StatementDetail): string =>
  [matchName, eventName].filter((name) => name !== '').join(' - ');

/** Creates the input of the detail page from a market of the profit and loss report. */
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

/** The call that lists the bets: the fancy call when the type is 2 (docs/requirements.md#29-statement-detail). */
export const getDetailKind = ({ type }: StatementDetail): 'market' | 'fancy' => (type === '2' ? 'fancy' : 'market');

/**
 * Side of a bet. On this page flag 1 means lay, unless the configuration inverts it:
 * docs/requirements.md#33-fields-with-a-rule-of-their-own.
 */
export const getBetSide = ({ sideFlag }: Pick<StatementBet, 'sideFlag'>, isInverted: boolean): Side =>
  (sideFlag === 1) === isInverted ? 'lay' : 'back';
