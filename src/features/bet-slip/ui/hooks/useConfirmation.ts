import { useState } from 'react';
import { type FirstPress, isAwaitingConfirmation, isConfirmed } from '../../model/confirmation.ts';

interface Confirmation {
  /** True after the first press on this ticket. */
  readonly isAwaitingConfirmation: boolean;
  /** Handles a press. Returns true when the bet may be submitted. */
  press(): boolean;
}

/** While `isRequired`, the first press on the button asks for a confirmation, and the second submits. */
export function useConfirmation(draft: object, isRequired: boolean): Confirmation {
  const [firstPress, setFirstPress] = useState<FirstPress<object> | null>(null);
  const isAwaiting = isRequired && isAwaitingConfirmation(firstPress, draft);
  return {
    isAwaitingConfirmation: isAwaiting,
    press() {
      const now = performance.now();
      if (!isRequired || isConfirmed(firstPress, draft, now)) {
        setFirstPress(null);
        return true;
      }
      if (!isAwaiting) setFirstPress({ draft, at: now });
      return false;
    },
  };
}
