import { useQuery } from '@tanstack/react-query';
import { TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import type { RenderLink } from '#ui-kit';
import { responsibleGamblingQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { TimeOutBanner, TimeOutText } from './TimeOutNotice.styles.ts';

export interface TimeOutNoticeProps {
  /** Where responsible play is. */
  href: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
  /** What stands in the notice's place while no time-out runs, or none can be asked for: it comes and goes without moving the page. */
  children?: ReactNode;
}

const ICON_SIZE = 14;

/** While a time-out runs, every page says so, in a line that is there anyway. */
export function TimeOutNotice({ href, link, children }: TimeOutNoticeProps) {
  const { data } = useQuery(responsibleGamblingQueries.status());
  const until = data?.timeOutUntil ?? null;
  if (until === null) return children;
  const linkContent = (
    <>
      <TimerOff size={ICON_SIZE} aria-hidden />
      <TimeOutText data-length="whole">{texts.timeOut.running(formatTimestamp(until) ?? '')}</TimeOutText>
      <TimeOutText data-length="short" aria-hidden>
        {texts.timeOut.runningShort(formatTimestamp(until, 'short') ?? '')}
      </TimeOutText>
    </>
  );
  return <TimeOutBanner role="status">{link({ href, className: '', children: linkContent })}</TimeOutBanner>;
}
