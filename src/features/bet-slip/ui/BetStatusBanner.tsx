import type { ComponentProps } from 'react';
import { SlipPhase } from '#ui-kit';
import { useOwnLimitsLink } from './own-limits-link.ts';

/** What became of a bet beside the slip, with the way to the bettor's own limits where one of them refused it. */
export const BetStatusBanner = ({ phase, ...rest }: ComponentProps<typeof SlipPhase>) => (
  <SlipPhase phase={useOwnLimitsLink(phase)} {...rest} />
);
