import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { VisuallyHidden, type RenderLink } from '#ui-kit';
import { elapsed } from '../model/play-watch.ts';
import { playWatch, useNow, useWatched } from '../model/watch.ts';
import { texts } from '../texts.ts';
import { Span, Time } from './PlayClock.styles.ts';

export interface PlayClockProps {
  /** Where responsible play is. */
  href: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

const EVERY_MS = 10_000;
const ICON = 14;

/** How long this session has lasted, always in sight; leads to responsible play. */
export function PlayClock({ href, link }: PlayClockProps) {
  const { time } = useWatched();
  const now = useNow(EVERY_MS);
  useEffect(() => playWatch.open(), []);
  const span = texts.spanned(time === null ? 0 : elapsed(time.since, now));
  return (
    <Time>
      {link({
        href,
        className: '',
        children: (
          <>
            <Clock size={ICON} aria-hidden />
            <Span aria-hidden>{span}</Span>
            <VisuallyHidden>{texts.clock.full(span)}</VisuallyHidden>
          </>
        ),
      })}
    </Time>
  );
}
