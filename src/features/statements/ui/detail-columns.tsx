import type { StatementBet } from '#shared/api/contract/betting/reports.ts';
import { formatPrice } from '#shared/format/price.ts';
import { timestampCell, moneyCell, numberCell, textCell, type Column } from '#ui-kit';
import { getBetSide } from '../model/statement-detail.ts';
import { detailTexts } from '../texts.ts';
import { SideMark } from './StatementDetail.styles.ts';

const names = detailTexts.columns;

/**
 * The columns of docs/requirements.md#29-statement-detail. The server sends one time for both "placed" and "matched".
 */
export const detailColumns = (inverted: boolean): readonly Column<StatementBet>[] => [
  // Some servers name only the winner in a row.
  {
    id: 'runner',
    header: names.runner,
    value: ({ selectionName, winnerName }) => textCell(selectionName || winnerName),
    width: 6.5,
    grow: true,
    sortable: true,
  },
  {
    id: 'price',
    header: names.price,
    value: ({ price }) => numberCell(price, formatPrice(price)),
    width: 5,
    priority: 1,
    sortable: true,
  },
  { id: 'size', header: names.size, value: ({ size }) => numberCell(size), width: 6.5, priority: 2, sortable: true },
  {
    id: 'side',
    header: names.side,
    value: (bet) => textCell(detailTexts.sides[getBetSide(bet, inverted)]),
    width: 4.5,
    sortable: true,
    cell: (bet) => <SideCell bet={bet} inverted={inverted} />,
  },
  {
    id: 'result',
    header: names.result,
    value: ({ result }) => moneyCell(result, 'always'),
    width: 6.75,
    sortable: true,
  },
  {
    id: 'placed',
    header: names.placedAt,
    value: ({ placedAt }) => timestampCell(placedAt),
    width: 9.5,
    priority: 3,
    sortable: true,
  },
  { id: 'matched', header: names.matchedAt, value: ({ placedAt }) => timestampCell(placedAt), width: 9.5, priority: 5 },
  {
    id: 'settled',
    header: names.settledAt,
    value: ({ settledAt }) => timestampCell(settledAt),
    width: 9.5,
    priority: 4,
    sortable: true,
  },
  { id: 'order', header: names.orderId, value: ({ betId }) => textCell(betId), width: 7, priority: 6 },
];

function SideCell({ bet, inverted }: { bet: StatementBet; inverted: boolean }) {
  const side = getBetSide(bet, inverted);
  return (
    <SideMark data-side={side}>
      <abbr title={detailTexts.sideNames[side]}>{detailTexts.sides[side]}</abbr>
    </SideMark>
  );
}
