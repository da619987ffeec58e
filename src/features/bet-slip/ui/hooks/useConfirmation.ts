import { useState } from 'react';
import { isConfirming, isConfirmed, type ConfirmationRequest } from '../../model/betting-preferences.ts';

interface Confirmation {
  /** The button was pressed once for this ticket. */
  readonly isAsking: boolean;
  /** Takes a press; true when it sends. */
  press(): boolean;
}

/** The step between pressing the button and sending, where the bettor wants one. */
export function useConfirmation<Draft extends object>(ticket: Draft, isRequired: boolean): Confirmation {
  const [request, setRequest] = useState<ConfirmationRequest<Draft> | null>(null);
  const isAsking = isRequired && isConfirming(request, ticket);
  return {
    isAsking,
    press() {
      const now = performance.now();
      if (!isRequired || isConfirmed(request, ticket, now)) {
        setRequest(null);
        return true;
      }
      if (!isAsking) setRequest({ ticket, at: now });
      return false;
    },
  };
}
