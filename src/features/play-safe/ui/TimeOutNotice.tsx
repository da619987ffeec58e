import { useQuery } from '@tanstack/react-query';
import { formatWhen } from '#shared/format/when.ts';
import type { RenderLink } from '#ui-kit';
import { playQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { Line } from './TimeOutNotice.styles.ts';

export interface TimeOutNoticeProps {
  /** Where responsible play is. */
  href: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** While a time-out runs, every page says so. Nothing where none runs, or where it cannot be asked. */
export function TimeOutNotice({ href, link }: TimeOutNoticeProps) {
  const { data } = useQuery(playQueries.safety());
  if (data === undefined || data.timeOutUntil === null) return null;
  return (
    <Line role="status">
      <p>{texts.timeOut.running(formatWhen(data.timeOutUntil) ?? '')}</p>
      {link({ href, className: '', children: texts.more })}
    </Line>
  );
}
