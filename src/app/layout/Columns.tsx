import type { ReactNode } from 'react';
import { PageGrid } from '#ui-kit';
import { ContentColumn, RailColumn } from './Columns.styles.ts';
import { texts } from './texts.ts';

export interface ColumnsProps {
  children: ReactNode;
  /** Beside the content from 1024 px on, below it on narrower screens. */
  rail?: ReactNode;
}

/** A page's content, and beside it the rail that stays in view: slip, open bets, position. */
export function Columns({ children, rail }: ColumnsProps) {
  const hasRail = rail !== undefined && rail !== null && rail !== false;
  return (
    <PageGrid variant={hasRail ? 'rail' : 'one'} gap="roomy">
      <ContentColumn>{children}</ContentColumn>
      {hasRail && <RailColumn aria-label={texts.rail}>{rail}</RailColumn>}
    </PageGrid>
  );
}
