import type { ReactNode } from 'react';
import { GuideSheet } from './GuideSheet.tsx';
import { Grid } from './guide.styles.ts';

/** The name of a column; figures stand at its end. */
type Head = string | { readonly figures: string };

interface GuideTableProps {
  /** The table's caption. */
  name: string;
  heads: readonly Head[];
  /** Cells in the order of the heads; the first one heads its row. */
  rows: readonly (readonly ReactNode[])[];
}

const wordsOf = (head: Head): string => (typeof head === 'string' ? head : head.figures);
const alignOf = (head: Head | undefined) => (typeof head === 'object' ? 'end' : undefined);

/** A table of the guide. */
export function GuideTable({ name, heads, rows }: GuideTableProps) {
  return (
    <GuideSheet name={name}>
      <Grid>
        <caption>{name}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={wordsOf(head)} scope="col" data-align={alignOf(head)}>
                {wordsOf(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={column} data-align={alignOf(heads[column + 1])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </GuideSheet>
  );
}
