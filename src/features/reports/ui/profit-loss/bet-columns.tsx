import type { StatementBet } from '#shared/api/contract/betting/reports.ts';
import type { MarketKind } from '#shared/domain/market/market-kind.ts';
import { money, sum } from '#shared/domain/money/money.ts';
import { formatDecimalPrice } from '#shared/format/price.ts';
import { type Column, createTimestampColumn, toMoneyCell, toNumberCell, toPriceCell, toTextCell } from '#ui-kit';
import { profitTexts as texts } from '../../texts.ts';
import { SideMark } from '../Report.styles.ts';

const formatSide = (side: 'back' | 'lay', kind: MarketKind): string =>
  texts.sides[kind === 'fancy' ? 'fancy' : 'odds']({ side });

/** Columns of the bets. `getBetSide` reads the side as the operator's server encodes it. */
export const createStatementBetColumns = (
  getBetSide: (bet: StatementBet) => 'back' | 'lay',
  kind: MarketKind,
): readonly Column<StatementBet>[] => [
  {
    id: 'runner',
    phone: 'title',
    header: texts.columns.runner,
    getValue: ({ selectionName, winnerName }) => toTextCell(selectionName || winnerName),
    width: 6.5,
    grow: true,
    sortable: true,
  },
  {
    id: 'side',
    header: texts.columns.side,
    getValue: (bet) => toTextCell(formatSide(getBetSide(bet), kind)),
    renderCell: (bet) => <SideMark data-side={getBetSide(bet)}>{formatSide(getBetSide(bet), kind)}</SideMark>,
    width: 4.5,
    sortable: true,
  },
  {
    id: 'price',
    header: texts.columns.price,
    getValue: ({ price }) =>
      kind === 'odds' ? toPriceCell(price, kind) : toNumberCell(price, formatDecimalPrice(price)),
    width: 5,
    priority: 1,
    sortable: true,
  },
  {
    id: 'stake',
    phone: 'lead',
    header: texts.columns.stake,
    getValue: ({ size }) => toMoneyCell(size === null ? null : money(size)),
    width: 7,
    priority: 2,
    sortable: true,
  },
  {
    id: 'result',
    phone: 'lead',
    header: texts.columns.result,
    width: 7,
    sortable: true,
    getValue: ({ result }) => toMoneyCell(result, 'always'),
    getFooter: (rows) => toMoneyCell(sum(rows.flatMap(({ result }) => (result === null ? [] : [result]))), 'always'),
  },
  createTimestampColumn('placed', texts.columns.placedAt, ({ placedAt }) => placedAt, 3),
  createTimestampColumn('settled', texts.columns.settledAt, ({ settledAt }) => settledAt, 4),
  { id: 'bet', header: texts.columns.bet, getValue: ({ betId }) => toTextCell(betId), width: 7, priority: 5 },
];
