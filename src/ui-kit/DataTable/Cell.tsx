import type { Money } from '#shared/domain/money.ts';
import { Amount } from '../Amount/Amount.tsx';
import { When } from '../When/When.tsx';
import { cellText, isFigure, type CellValue } from './cellValue.ts';
import type { Column } from './column.ts';

const amount = (value: CellValue): value is CellValue & { kind: 'money'; amount: Money } => value.kind === 'money' && value.amount !== null;

/** A cell's content: as its column draws it, else as its value is written. */
export function CellContent<Row>({ column, row, folded }: { column: Column<Row>; row: Row; folded: ReadonlySet<string> }) {
  return column.cell ? column.cell(row, folded) : <Value value={column.value(row)} />;
}

export function Value({ value }: { value: CellValue }) {
  if (amount(value)) return <Amount value={value.amount} sign={value.sign} />;
  if (value.kind === 'moment') return <When at={value.at} pattern={value.style} />;
  return <>{cellText(value)}</>;
}

export function alignOf<Row>({ align, value }: Column<Row>, row: Row | undefined): 'start' | 'end' {
  return align ?? (row !== undefined && isFigure(value(row)) ? 'end' : 'start');
}
