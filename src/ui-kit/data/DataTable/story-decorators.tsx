import { type ReactNode, useState } from 'react';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { SampleRow } from './samples.tsx';

/** Draws a story in 320 px, where some columns have no space. */
export const showNarrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 320 }}>
    <Story />
  </div>
);

/** Draws a story from right to left. */
export const showRightToLeft = (Story: () => ReactNode) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Draws a table that keeps its own state, as a page would. */
export function renderStateful(args: DataTableProps<SampleRow>) {
  return <StatefulDataTable {...args} />;
}

function StatefulDataTable(args: DataTableProps<SampleRow>) {
  const [state, onState] = useState(args.view.state);
  return <DataTable {...args} view={{ ...args.view, state, onState }} />;
}
