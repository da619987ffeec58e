import type { Money } from '#shared/domain/money/money.ts';
import { Amount } from '../../Amount/Amount.tsx';
import { Timestamp } from '../../Timestamp/Timestamp.tsx';
import { formatCell, isNumeric, type TableCellValue } from '../model/cell-value.ts';
import type { Column } from '../model/column.ts';

const isMoney = (value: TableCellValue): value is TableCellValue & { kind: 'money'; amount: Money } =>
  value.kind === 'money' && value.amount !== null;

/** Draws a cell with its column's renderer, else its value as text. */
export function CellContent<Row>({
  column,
  row,
  collapsedIds,
}: {
  column: Column<Row>;
  row: Row;
  collapsedIds: ReadonlySet<string>;
}) {
  return column.renderCell ? column.renderCell(row, collapsedIds) : <FormattedValue value={column.getValue(row)} />;
}

export function FormattedValue({ value }: { value: TableCellValue }) {
  if (isMoney(value)) return <Amount value={value.amount} sign={value.sign} />;
  if (value.kind === 'moment') return <Timestamp at={value.at} pattern={value.style} />;
  return <>{formatCell(value)}</>;
}

export function getAlignment<Row>({ align, getValue }: Column<Row>, row: Row | undefined): 'start' | 'end' {
  return align ?? (row !== undefined && isNumeric(getValue(row)) ? 'end' : 'start');
}
