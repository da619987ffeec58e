import { toTimestampCell } from './cell-value.ts';
import type { Column } from './column.ts';

/** Creates a sortable column of times, as wide as a date with its time. */
export const createTimestampColumn = <Row>(
  id: string,
  header: string,
  read: (row: Row) => string | null,
  priority: number,
): Column<Row> => ({ id, header, getValue: (row) => toTimestampCell(read(row)), width: 9.5, priority, sortable: true });
