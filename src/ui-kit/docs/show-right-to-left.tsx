import type { ReactNode } from 'react';

/** Draws a story from right to left. */
export const showRightToLeft = (Story: () => ReactNode) => (
  <div dir="rtl">
    <Story />
  </div>
);
