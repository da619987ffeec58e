import { toCredits } from '#shared/domain/money/casino-credits.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatDecimalPrice } from '#shared/format/price.ts';
import { Amount, type Column, toMoneyCell, toNumberCell, toTextCell, toTimestampCell } from '#ui-kit';
import type { CasinoOrder } from '../model/casino-order.ts';
import { texts } from '../texts.ts';
import { ConvertedAmount } from './CasinoOrders.styles.ts';

const toCreditsOrNull = (amount: Money | null): Money | null => (amount === null ? null : toCredits(amount));

/** Shows a casino amount and its value in credits. */
function AmountWithCredits({ value, sign }: { value: Money | null; sign: 'negative' | 'always' }) {
  if (value === null) return null;
  return (
    <ConvertedAmount>
      <Amount value={value} sign={sign} />
      <small>{texts.credits({ amount: formatAmount(toCredits(value), { sign, decimals: 'auto' }) })}</small>
    </ConvertedAmount>
  );
}

/** Columns in the order of docs/requirements.md#28-casino-order-history. */
export const createOrderColumns = (headers = texts.columns): readonly Column<CasinoOrder>[] => [
  {
    id: 'id',
    header: headers.id,
    width: 8,
    priority: 4,
    sortable: true,
    getValue: ({ roundId }) => toTextCell(roundId),
  },
  {
    id: 'event',
    phone: 'title',
    header: headers.event,
    width: 8.25,
    grow: true,
    sortable: true,
    getValue: ({ matchName, operatorId }) => toTextCell(texts.event({ match: matchName, operator: operatorId })),
  },
  {
    id: 'runner',
    header: headers.runner,
    width: 6,
    grow: true,
    priority: 1,
    sortable: true,
    getValue: ({ runnerName }) => toTextCell(runnerName),
  },
  {
    id: 'price',
    header: headers.price,
    width: 4.5,
    priority: 3,
    sortable: true,
    getValue: ({ price }) => toNumberCell(price, formatDecimalPrice(price)),
  },
  {
    id: 'size',
    phone: 'lead',
    header: headers.size,
    width: 7.75,
    priority: 2,
    sortable: true,
    getValue: ({ stake }) => toMoneyCell(stake),
    renderCell: ({ stake }) => <AmountWithCredits value={stake} sign="negative" />,
  },
  {
    id: 'result',
    phone: 'lead',
    header: headers.result,
    width: 8.25,
    sortable: true,
    getValue: ({ result }) => toMoneyCell(result, 'always'),
    renderCell: ({ result }) => <AmountWithCredits value={result} sign="always" />,
  },
  {
    id: 'status',
    header: headers.status,
    width: 5.5,
    priority: 6,
    sortable: true,
    getValue: () => toTextCell(texts.settled),
  },
  {
    id: 'date',
    phone: 'subtitle',
    header: headers.date,
    width: 11.75,
    priority: 5,
    sortable: true,
    getValue: ({ placedAt }) => toTimestampCell(placedAt, 'table'),
  },
];

/** An export cell holds one value, so the credits have columns of their own. */
export const createOrderExportColumns = (headers = texts.columns): readonly Column<CasinoOrder>[] => [
  ...createOrderColumns(),
  {
    id: 'size-credits',
    header: headers.sizeInCredits,
    width: 8,
    getValue: ({ stake }) => toMoneyCell(toCreditsOrNull(stake)),
  },
  {
    id: 'result-credits',
    header: headers.resultInCredits,
    width: 8,
    getValue: ({ result }) => toMoneyCell(toCreditsOrNull(result), 'always'),
  },
];
