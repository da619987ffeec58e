import { type Money, money, sum } from '#shared/domain/money/money.ts';
import { toMoneyCell, toNumberCell, toTextCell, toTimestampCell } from './model/cell-value.ts';
import type { Column } from './model/column.ts';

/** A settled bet for stories. */
export interface SampleRow {
  readonly id: string;
  readonly event: string;
  readonly runner: string;
  readonly price: number;
  readonly stake: Money;
  readonly result: Money;
  readonly placedAt: string;
}

const events = ['Mumbai v Chennai', 'Delhi v Kolkata', 'Punjab v Rajasthan', 'Lucknow v Gujarat'] as const;
const FIRST = Date.UTC(2026, 10, 21, 14, 30);

/** Returns the same rows on every call. */
export const createSampleRows = (count: number): readonly SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(1_000_000 + index),
    event: events[index % events.length] ?? '',
    runner: `Over ${(index * 7) % 20}`,
    price: 101 + ((index * 37) % 900),
    stake: money(10_000 + ((index * 13) % 50) * 1000),
    result: money((index % 3 === 0 ? -1 : 1) * (500 + ((index * 7919) % 90_000))),
    placedAt: new Date(FIRST - index * 61_000).toISOString(),
  }));

export const sampleColumns: readonly Column<SampleRow>[] = [
  {
    id: 'event',
    phone: 'title',
    header: 'Event',
    getValue: ({ event }) => toTextCell(event),
    renderCell: ({ event }) => <a href="#event">{event}</a>,
    width: 10,
    grow: true,
    sortable: true,
  },
  {
    id: 'runner',
    phone: 'subtitle',
    header: 'Runner',
    getValue: ({ runner }) => toTextCell(runner),
    width: 7,
    grow: true,
    priority: 2,
    sortable: true,
  },
  {
    id: 'price',
    header: 'Price',
    getValue: ({ price }) => toNumberCell(price),
    width: 5.5,
    priority: 3,
    sortable: true,
  },
  {
    id: 'stake',
    phone: 'lead',
    header: 'Stake',
    getValue: ({ stake }) => toMoneyCell(stake),
    width: 7.5,
    priority: 1,
    sortable: true,
  },
  {
    id: 'result',
    phone: 'lead',
    header: 'P & L',
    getValue: ({ result }) => toMoneyCell(result, 'always'),
    width: 8,
    sortable: true,
  },
  {
    id: 'placed',
    header: 'Date',
    getValue: ({ placedAt }) => toTimestampCell(placedAt),
    width: 12,
    priority: 4,
    sortable: true,
  },
];

export const getSampleKey = ({ id }: SampleRow): string => id;

const sumResults = (found: readonly SampleRow[]) => toMoneyCell(sum(found.map(({ result }) => result)), 'always');

/** The sample columns, with the sum of the results in the footer. */
export const sampleColumnsWithTotal = sampleColumns.map((column) =>
  column.id === 'result' ? { ...column, getFooter: sumResults } : column,
);

export const longTextRow: SampleRow = {
  id: '1',
  event: 'Royal Challengers of a very long town name by the sea v Anotherteamwithoutanyspaceinitsname',
  runner: 'Neither of the two',
  price: 100_000,
  stake: money(123_456_789_00),
  result: money(-987_654_321_00),
  placedAt: '2026-11-21T14:30:00Z',
};

/** The events of the rows, in their order on screen. */
export const getEventNames = (rows: readonly HTMLElement[]) =>
  rows.map((row) => row.querySelector('td a')?.textContent);

/** More labels and values than a closed card shows. */
export const sampleColumnsWithDetails: readonly Column<SampleRow>[] = [
  ...sampleColumnsWithTotal,
  { id: 'id', header: 'Bet', getValue: ({ id }) => toTextCell(id), width: 6, priority: 5 },
  { id: 'remark', header: 'Remark', getValue: () => toTextCell(null), width: 6, priority: 6 },
  { id: 'market', header: 'Market', getValue: () => toTextCell('Match Odds'), width: 6, priority: 7 },
  { id: 'side', header: 'Side', getValue: () => toTextCell('Back'), width: 6, priority: 8 },
];
