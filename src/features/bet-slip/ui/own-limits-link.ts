import { createContext, type ReactNode, useContext } from 'react';
import type { SlipPhaseView } from '#ui-kit';
import { parseOwnLimit } from '../model/checks/own-limit.ts';

/** Link to the bettor's own limits; null when the exchange offers none. */
export const OwnLimitsLink = createContext<ReactNode>(null);

/** Adds the link to a refusal that the bettor's own limit caused. */
export function usePhaseWithLimitsLink(view: SlipPhaseView): SlipPhaseView {
  const link = useContext(OwnLimitsLink);
  return view.name === 'refused' && parseOwnLimit(view.reason) !== null ? { ...view, action: link } : view;
}
