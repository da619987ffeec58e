import type { ComponentProps } from 'react';
import { SlipPhase } from '#ui-kit';
import { useOwnLimitsWay } from './own-limits.ts';

/** What became of a bet beside the slip, with the way to the bettor's own limits where one of them refused it. */
export const ToldPhase = ({ phase, ...rest }: ComponentProps<typeof SlipPhase>) => <SlipPhase phase={useOwnLimitsWay(phase)} {...rest} />;
