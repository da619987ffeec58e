import { type ReactNode, useState } from 'react';
import { phoneQuery } from '../../theme/media.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { SampleRow } from './samples.tsx';

/** Draws a story in 320 px, where some columns have no space. */
export const showNarrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 320 }}>
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

/** Lets a story see a phone's window for its whole life, whatever the real width. Returns the clean-up. */
export function simulatePhone(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const mediaQuery = matchMedia.call(window, query);
    return query === phoneQuery ? Object.defineProperty(mediaQuery, 'matches', { value: true }) : mediaQuery;
  };
  return () => {
    window.matchMedia = matchMedia;
  };
}
