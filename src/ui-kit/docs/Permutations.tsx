import type { ReactNode } from 'react';
import { PermutationRow, Sample, SampleCaption, SampleList } from './Permutations.styles.ts';

interface PermutationsProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}

/** Every combination of two axes, each with a label, for the visual baseline. An axis of one value has no label. */
export function Permutations<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: PermutationsProps<Row, Column>) {
  const getLabel = (row: Row, column: Column) =>
    [...(rows.length > 1 ? [row] : []), ...(columns.length > 1 ? [column] : [])].join(' · ');
  return (
    <SampleList>
      {rows.map((row) => (
        <PermutationRow key={row}>
          {columns.map((column) => (
            <Sample key={column}>
              <SampleCaption>{getLabel(row, column)}</SampleCaption>
              {children(row, column)}
            </Sample>
          ))}
        </PermutationRow>
      ))}
    </SampleList>
  );
}
