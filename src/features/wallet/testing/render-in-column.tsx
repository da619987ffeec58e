import type { ReactNode } from 'react';

/** Decorator of a story in the column of a page. */
export const renderInColumn = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 720 }}>
    <Story />
  </div>
);
