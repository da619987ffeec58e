import type { StatementBet } from '#shared/api/contract/betting/reports.ts';
import type { MarketKind } from '#shared/domain/market/market-kind.ts';
import { formatDecimalPrice } from '#shared/format/price.ts';
import {
  type Column,
  createTimestampColumn,
  toMoneyCell,
  toNumberCell,
  toPriceCell,
  toTextCell,
  toTimestampCell,
} from '#ui-kit';
import { getBetSide } from '../model/statement-detail.ts';
import { detailTexts } from '../texts.ts';
import { SideMark } from './StatementDetail.styles.ts';

/**
 * The columns of docs/requirements.md#29-statement-detail. The server sends one time for both "placed" and "matched".
 */
export const createDetailColumns = (isInverted: boolean, kind: MarketKind): readonly Column<StatementBet>[] => [
  // Some servers name only the winner in a row.
  {
    id: 'runner',
    phone: 'title',
    header: detailTexts.columns.runner,
    getValue: ({ selectionName, winnerName }) => toTextCell(selectionName || winnerName),
    width: 6.5,
    grow: true,
    sortable: true,
  },
  {
    id: 'price',
    header: detailTexts.columns.price,
    getValue: ({ price }) =>
      kind === 'odds' ? toPriceCell(price, kind) : toNumberCell(price, formatDecimalPrice(price)),
    width: 5,
    priority: 1,
    sortable: true,
  },
  {
    id: 'size',
    phone: 'lead',
    header: detailTexts.columns.size,
    getValue: ({ size }) => toNumberCell(size),
    width: 6.5,
    priority: 2,
    sortable: true,
  },
  {
    id: 'side',
    header: detailTexts.columns.side,
    getValue: (bet) => toTextCell(detailTexts.sides[getBetSide(bet, isInverted)]),
    width: 4.5,
    sortable: true,
    renderCell: (bet) => <SideCell bet={bet} isInverted={isInverted} />,
  },
  {
    id: 'result',
    phone: 'lead',
    header: detailTexts.columns.result,
    getValue: ({ result }) => toMoneyCell(result, 'always'),
    width: 6.75,
    sortable: true,
  },
  createTimestampColumn('placed', detailTexts.columns.placedAt, ({ placedAt }) => placedAt, 3),
  {
    id: 'matched',
    header: detailTexts.columns.matchedAt,
    getValue: ({ placedAt }) => toTimestampCell(placedAt),
    width: 9.5,
    priority: 5,
  },
  createTimestampColumn('settled', detailTexts.columns.settledAt, ({ settledAt }) => settledAt, 4),
  {
    id: 'order',
    header: detailTexts.columns.orderId,
    getValue: ({ betId }) => toTextCell(betId),
    width: 7,
    priority: 6,
  },
];

function SideCell({ bet, isInverted }: { bet: StatementBet; isInverted: boolean }) {
  const side = getBetSide(bet, isInverted);
  return (
    <SideMark data-side={side}>
      <abbr title={detailTexts.sideNames[side]}>{detailTexts.sides[side]}</abbr>
    </SideMark>
  );
}
