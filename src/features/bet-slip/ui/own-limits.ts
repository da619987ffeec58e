import { createContext, useContext, type ReactNode } from 'react';
import type { SlipPhaseView } from '#ui-kit';
import { ownLimitOf } from '../model/own-limit.ts';

/** The way to the bettor's own limits; null where the exchange keeps none. */
export const OwnLimitsWay = createContext<ReactNode>(null);

/** A refusal that the bettor's own limit caused shows the way to it. */
export function useOwnLimitsWay(view: SlipPhaseView): SlipPhaseView {
  const way = useContext(OwnLimitsWay);
  return view.name === 'refused' && ownLimitOf(view.reason) !== null ? { ...view, way } : view;
}
