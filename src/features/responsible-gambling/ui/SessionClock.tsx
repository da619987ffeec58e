import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { type RenderLink, VisuallyHidden } from '#ui-kit';
import { formatPlayTime } from '../model/describe-duration.ts';
import { getElapsedMs } from '../model/session-timer.ts';
import { sessionTimer, useSessionTimer } from '../model/useSessionTimer.ts';
import { texts } from '../texts.ts';
import { ClockLabel, DurationText } from './SessionClock.styles.ts';

export interface SessionClockProps {
  /** Address of the responsible play page. */
  href: string;
  /** Renders the links: the app uses its router, a story plain links. */
  link: RenderLink;
}

const REFRESH_MS = 10_000;
const ICON_SIZE = 14;

/** Duration of this session, always visible. Links to responsible play. */
export function SessionClock({ href, link }: SessionClockProps) {
  const { time } = useSessionTimer();
  const now = useCurrentTime(REFRESH_MS);
  useEffect(() => sessionTimer.start(), []);
  const duration = formatPlayTime(time === null ? 0 : getElapsedMs(time.since, now));
  return (
    <ClockLabel>
      {link({
        href,
        className: '',
        children: (
          <>
            <Clock size={ICON_SIZE} aria-hidden />
            <DurationText aria-hidden>{duration}</DurationText>
            <VisuallyHidden>{texts.clock.full({ span: duration })}</VisuallyHidden>
          </>
        ),
      })}
    </ClockLabel>
  );
}
