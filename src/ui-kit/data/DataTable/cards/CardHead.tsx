import { ariaSort } from '../grid/TableHead.tsx';
import type { Column } from '../model/column.ts';
import type { TableState } from '../model/table-state.ts';
import { texts } from '../texts.ts';
import { CardHeadRows } from './TableCard.styles.ts';

export interface CardHeadProps<Row> {
  /** In the order of a card. */
  columns: readonly Column<Row>[];
  sort: TableState['sort'];
}

/** Headers of cards, for screen readers only: they name a cell's column. `CardSort` sorts. */
export function CardHead<Row>({ columns, sort }: CardHeadProps<Row>) {
  const [title, ...others] = columns.map((column) => (
    <th
      key={column.id}
      role="columnheader"
      scope="col"
      {...(sort?.column === column.id && { 'aria-sort': ariaSort[sort.direction] })}
    >
      {column.header}
    </th>
  ));
  return (
    <CardHeadRows role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {title}
        <th role="columnheader" scope="col">
          {texts.details}
        </th>
        {others}
      </tr>
    </CardHeadRows>
  );
}
