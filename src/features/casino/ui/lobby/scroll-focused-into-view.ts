import type { FocusEvent } from 'react';

/**
 * Scrolls the focused item of a horizontal list fully into view. Browsers leave partly visible items where they are.
 */
export const scrollFocusedIntoView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
