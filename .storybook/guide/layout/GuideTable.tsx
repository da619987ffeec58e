import type { ReactNode } from 'react';
import { GuideGrid } from './Guide.styles.ts';
import { GuideSheet } from './GuideSheet.tsx';

/** The name of a column. `figures`: a column of numbers, aligned at its end. */
type TableHeading = string | { readonly figures: string };

interface GuideTableProps {
  /** The table's caption. */
  name: string;
  heads: readonly TableHeading[];
  /** Cells in the order of `heads`. The first one is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  /** Draws the number of each row, from 1, in a column of its own before the others. */
  renderNumber?: (number: number) => ReactNode;
}

const getHeadText = (head: TableHeading): string => (typeof head === 'string' ? head : head.figures);
const getHeadAlignment = (head: TableHeading | undefined) => (typeof head === 'object' ? 'end' : undefined);

/** A table of the documentation pages. */
export function GuideTable({ name, heads, rows, renderNumber }: GuideTableProps) {
  return (
    <GuideSheet name={name}>
      <GuideGrid>
        <caption>{name}</caption>
        <thead>
          <tr>
            {renderNumber && (
              <th scope="col" data-align="end">
                No.
              </th>
            )}
            {heads.map((head) => (
              <th key={getHeadText(head)} scope="col" data-align={getHeadAlignment(head)}>
                {getHeadText(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              {renderNumber && <td data-align="end">{renderNumber(row + 1)}</td>}
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={column} data-align={getHeadAlignment(heads[column + 1])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </GuideGrid>
    </GuideSheet>
  );
}
