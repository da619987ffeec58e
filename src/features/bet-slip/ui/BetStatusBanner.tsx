import type { ComponentProps } from 'react';
import { SlipPhase } from '#ui-kit';
import { usePhaseWithLimitsLink } from './own-limits-link.ts';

/** Outcome of a submitted bet, with a link to the bettor's own limits when one of them refused it. */
export function BetStatusBanner({ phase, ...rest }: ComponentProps<typeof SlipPhase>) {
  const linkedPhase = usePhaseWithLimitsLink(phase);
  return <SlipPhase phase={linkedPhase} {...rest} />;
}
