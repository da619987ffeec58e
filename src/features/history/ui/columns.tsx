import { toCredits } from '#shared/domain/casino.ts';
import type { Money } from '#shared/domain/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount, momentCell, moneyCell, numberCell, textCell, type Column } from '#ui-kit';
import type { Order } from '../model/order.ts';
import { texts } from '../texts.ts';
import { Converted } from './CasinoOrders.styles.ts';

const names = texts.columns;
const converted = (amount: Money | null): Money | null => (amount === null ? null : toCredits(amount));

/** The casino's amount, and what it comes to in the account. */
function Both({ value, sign }: { value: Money | null; sign: 'negative' | 'always' }) {
  if (value === null) return null;
  return (
    <Converted>
      <Amount value={value} sign={sign} />
      <small>{texts.credits(formatAmount(toCredits(value), { sign, decimals: 'auto' }))}</small>
    </Converted>
  );
}

/** Named and ordered as the specification names them. */
export const orderColumns: readonly Column<Order>[] = [
  { id: 'id', header: names.id, width: 8, priority: 4, sortable: true, value: ({ roundId }) => textCell(roundId) },
  { id: 'event', header: names.event, width: 8.25, grow: true, sortable: true, value: ({ matchName, operatorId }) => textCell(texts.event(matchName, operatorId)) },
  { id: 'runner', header: names.runner, width: 6, grow: true, priority: 1, sortable: true, value: ({ runnerName }) => textCell(runnerName) },
  { id: 'price', header: names.price, width: 4.5, priority: 3, sortable: true, value: ({ price }) => numberCell(price, formatPrice(price)) },
  { id: 'size', header: names.size, width: 7.75, priority: 2, sortable: true, value: ({ stake }) => moneyCell(stake), cell: ({ stake }) => <Both value={stake} sign="negative" /> },
  { id: 'result', header: names.result, width: 8.25, sortable: true, value: ({ result }) => moneyCell(result, 'always'), cell: ({ result }) => <Both value={result} sign="always" /> },
  { id: 'status', header: names.status, width: 5.5, priority: 6, sortable: true, value: () => textCell(texts.settled) },
  { id: 'date', header: names.date, width: 11.75, priority: 5, sortable: true, value: ({ placedAt }) => momentCell(placedAt, 'table') },
];

/** In a file a cell holds one figure: what it comes to stands in columns of its own. */
export const exportColumns: readonly Column<Order>[] = [
  ...orderColumns,
  { id: 'size-credits', header: names.sizeInCredits, width: 8, value: ({ stake }) => moneyCell(converted(stake)) },
  { id: 'result-credits', header: names.resultInCredits, width: 8, value: ({ result }) => moneyCell(converted(result), 'always') },
];
