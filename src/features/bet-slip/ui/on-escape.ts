import type { KeyboardEvent } from 'react';

/** Closes a panel on Escape pressed inside it. A dialog that one of its buttons opened closes alone. */
export const onEscape = (close: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
  const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
  if (event.key === 'Escape' && inside && !inDialog && !event.defaultPrevented && !event.nativeEvent.isComposing) close();
};
