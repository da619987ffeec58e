import type { ReactNode } from 'react';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { texts } from './texts.ts';

/** Returns a link to the bettor's own limits, or null where the exchange keeps none. */
export function useOwnLimitsLink(): ReactNode {
  const { features } = useConfig();
  return features.responsiblePlay
    ? routeLink({ href: paths.playSafe, className: '', children: texts.ownLimits })
    : null;
}
