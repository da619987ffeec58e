import { Fragment, type ReactNode } from 'react';
import { Line, Table } from './Permutations.styles.ts';

interface PermutationsProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** Every combination of two axes: what the visual baseline looks at. */
export function Permutations<Row extends string, Column extends string>({ rows, columns, children }: PermutationsProps<Row, Column>) {
  return (
    <Table>
      {rows.map((row) => (
        <Line key={row}>
          {columns.map((column) => (
            <Fragment key={column}>{children(row, column)}</Fragment>
          ))}
        </Line>
      ))}
    </Table>
  );
}
