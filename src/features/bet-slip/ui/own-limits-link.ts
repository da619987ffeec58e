import { createContext, useContext, type ReactNode } from 'react';
import type { SlipPhaseView } from '#ui-kit';
import { ownLimitOf } from '../model/checks/own-limit.ts';

/** The way to the bettor's own limits; null where the exchange keeps none. */
export const OwnLimitsLink = createContext<ReactNode>(null);

/** A refusal that the bettor's own limit caused shows the way to it. */
export function useOwnLimitsLink(view: SlipPhaseView): SlipPhaseView {
  const link = useContext(OwnLimitsLink);
  return view.name === 'refused' && ownLimitOf(view.reason) !== null ? { ...view, action: link } : view;
}
