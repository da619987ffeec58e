import { useQuery } from '@tanstack/react-query';
import { TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import type { RenderLink } from '#ui-kit';
import { responsibleGamblingQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { TimeOutBanner, TimeOutText } from './TimeOutNotice.styles.ts';

export interface TimeOutNoticeProps {
  /** Address of the responsible play page. */
  href: string;
  /** Renders the links: the app uses its router, a story plain links. */
  link: RenderLink;
  /** Shown instead while no time-out runs, so that the notice moves nothing on the page. */
  children?: ReactNode;
}

const ICON_SIZE = 14;

/** Notice on every page while a time-out runs, in a row that is always present. */
export function TimeOutNotice({ href, link, children }: TimeOutNoticeProps) {
  const { data } = useQuery(responsibleGamblingQueries.status());
  const until = data?.timeOutUntil ?? null;
  if (until === null) return children;
  const linkContent = (
    <>
      <TimerOff size={ICON_SIZE} aria-hidden />
      <TimeOutText data-length="full">{texts.timeOut.running({ until: formatTimestamp(until) ?? '' })}</TimeOutText>
      <TimeOutText data-length="short" aria-hidden>
        {texts.timeOut.runningShort({ until: formatTimestamp(until, 'short') ?? '' })}
      </TimeOutText>
    </>
  );
  return <TimeOutBanner role="status">{link({ href, className: '', children: linkContent })}</TimeOutBanner>;
}
