import { useQuery } from '@tanstack/react-query';
import { TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWhen } from '#shared/format/when.ts';
import type { RenderLink } from '#ui-kit';
import { playQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { Place, Words } from './TimeOutNotice.styles.ts';

export interface TimeOutNoticeProps {
  /** Where responsible play is. */
  href: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
  /** What stands in the notice's place while no time-out runs, or none can be asked for: it comes and goes without moving the page. */
  children?: ReactNode;
}

const ICON = 14;

/** While a time-out runs, every page says so, in a line that is there anyway. */
export function TimeOutNotice({ href, link, children }: TimeOutNoticeProps) {
  const { data } = useQuery(playQueries.safety());
  const until = data?.timeOutUntil ?? null;
  if (until === null) return children;
  const words = (
    <>
      <TimerOff size={ICON} aria-hidden />
      <Words data-length="whole">{texts.timeOut.running(formatWhen(until) ?? '')}</Words>
      <Words data-length="short" aria-hidden>
        {texts.timeOut.runningShort(formatWhen(until, 'short') ?? '')}
      </Words>
    </>
  );
  return <Place role="status">{link({ href, className: '', children: words })}</Place>;
}
