import type { KeyboardEvent } from 'react';

/** Creates a key handler that closes a panel on Escape. A dialog opened from the panel closes alone. */
export const closeOnEscape = (close: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
  const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
  if (event.key === 'Escape' && isInside && !isInDialog && !event.defaultPrevented && !event.nativeEvent.isComposing)
    close();
};
