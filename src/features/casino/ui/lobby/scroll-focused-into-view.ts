import type { FocusEvent } from 'react';

/** In a line that scrolls sideways what gets the focus is seen whole: browsers leave alone what is seen in part. */
export const scrollFocusedIntoView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
