import type { ReactNode } from 'react';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { routeLink } from '../shell/routeLink.tsx';
import { texts } from './texts.ts';

/** The way to the bettor's own limits; null where the exchange keeps none. */
export function useOwnLimitsLink(): ReactNode {
  const { features } = useConfig();
  return features.responsiblePlay
    ? routeLink({ href: paths.playSafe, className: '', children: texts.ownLimits })
    : null;
}
