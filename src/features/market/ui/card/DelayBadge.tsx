import { memo } from 'react';
import { texts } from '../../texts.ts';
import { DelayPlace } from './DelayBadge.styles.ts';
import { listUsualDelays } from './usual-delays.ts';

/**
 * The bet delay of a market. The limits of the account state it, and arrive after the market. The badge has its width
 * before, so that the next one stays in place.
 */
export const DelayBadge = memo(function DelayBadge({ seconds }: { seconds: number | null }) {
  return <DelayPlace {...listUsualDelays()}>{seconds !== null && <span>{texts.delay({ seconds })}</span>}</DelayPlace>;
});
