import { useState } from 'react';
import { type ConfirmationRequest, isConfirmed, isConfirming } from '../../model/confirmation.ts';

interface Confirmation {
  /** True after the first press on this ticket. */
  readonly isAsking: boolean;
  /** Handles a press. Returns true when the bet may be submitted. */
  press(): boolean;
}

/** The confirmation step between pressing the button and submitting, if the bettor has switched it on. */
export function useConfirmation(ticket: object, isRequired: boolean): Confirmation {
  const [request, setRequest] = useState<ConfirmationRequest<object> | null>(null);
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
