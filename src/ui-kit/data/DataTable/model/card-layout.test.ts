import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCards, MAX_FACTS, selectCardCells, sortCardColumns } from './card-layout.ts';
import { toTextCell } from './cell-value.ts';
import type { CardPlace, Column } from './column.ts';

interface ColumnSpec {
  readonly place: CardPlace | undefined;
  readonly priority: number;
  readonly text: string | null;
  readonly isDrawn: boolean;
}

const specs = fc.array(
  fc.record<ColumnSpec>({
    place: fc.constantFrom('title', 'subtitle', 'lead', undefined, undefined, undefined),
    priority: fc.nat(5),
    text: fc.constantFrom('a', '', null),
    isDrawn: fc.boolean(),
  }),
  { maxLength: 12 },
);
const toColumn = ({ place, priority, text, isDrawn }: ColumnSpec, index: number): Column<null> => ({
  id: String(index),
  header: String(index),
  width: 5,
  priority,
  getValue: () => toTextCell(text),
  ...(isDrawn && { renderCell: () => null }),
  ...(place !== undefined && { phone: place }),
});
const listIds = (columns: readonly Column<null>[]): string[] => columns.map(({ id }) => id);

describe('cards of a table', () => {
  test('sortCardColumns keeps every column, by place and then labels and values by priority', () => {
    fc.assert(
      fc.property(specs, (given) => {
        const ids = [...given.keys()];
        const ofPlace = (place: ColumnSpec['place']) => ids.filter((index) => given[index]?.place === place);
        const priorities = [0, 1, 2, 3, 4, 5];
        const facts = priorities.flatMap((priority) =>
          ofPlace(undefined).filter((index) => given[index]?.priority === priority),
        );
        expect(listIds(sortCardColumns(given.map(toColumn)))).toEqual(
          [...ofPlace('title'), ...ofPlace('subtitle'), ...ofPlace('lead'), ...facts].map(String),
        );
      }),
    );
  });

  test('selectCardCells shows or hides each cell once, and leaves out labels without a value', () => {
    fc.assert(
      fc.property(specs, (given) => {
        const columns = sortCardColumns(given.map(toColumn));
        const { visible, hidden } = selectCardCells(columns, null);
        const hasContent = ({ place, text, isDrawn }: ColumnSpec) => place !== undefined || isDrawn || text === 'a';
        const expected = columns.filter(({ id }) => hasContent(given[Number(id)] as ColumnSpec));
        expect(listIds([...visible, ...hidden])).toEqual(listIds(expected));
        const facts = visible.filter(({ phone }) => phone === undefined).length;
        expect(facts).toBe(hidden.length > 0 ? MAX_FACTS - 1 : Math.min(facts, MAX_FACTS));
        expect(hidden).not.toHaveLength(1);
      }),
    );
  });

  test('hasCards needs a title', () => {
    expect([hasCards([{ phone: 'lead' }, {}]), hasCards([{}, { phone: 'title' }])]).toEqual([false, true]);
  });
});
