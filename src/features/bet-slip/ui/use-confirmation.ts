import { useState } from 'react';
import { asks, confirms, type Asked } from '../model/sending.ts';

interface Confirmation {
  /** The button was pressed once for this ticket. */
  readonly asking: boolean;
  /** Takes a press; true when it sends. */
  pressed(): boolean;
}

/** The step between pressing the button and sending, where the bettor wants one. */
export function useConfirmation<Typed extends object>(ticket: Typed, wanted: boolean): Confirmation {
  const [asked, setAsked] = useState<Asked<Typed> | null>(null);
  const asking = wanted && asks(asked, ticket);
  return {
    asking,
    pressed() {
      const now = performance.now();
      if (!wanted || confirms(asked, ticket, now)) {
        setAsked(null);
        return true;
      }
      if (!asking) setAsked({ ticket, at: now });
      return false;
    },
  };
}
