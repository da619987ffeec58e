import { Pause as PauseIcon, Play } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden, type RenderLink } from '#ui-kit';
import { useNews } from '../api/useNews.ts';
import { listHeadlines } from '../model/headlines.ts';
import { texts } from '../texts.ts';
import { Headline, TickerTitle, PauseButton, TickerRoot, TickerTrack } from './NewsTicker.styles.ts';
import { useHeadlineRotation } from './useHeadlineRotation.ts';

export interface NewsTickerProps {
  /** Where all the news is. */
  href: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

const ICON = 14;

/**
 * The operator's headlines, one after the other. They wait under the pointer, while anything here has the focus, and at a press; where
 * less motion is wanted the first one stands. Without news only the line's name is here.
 */
export function NewsTicker({ href, link }: NewsTickerProps) {
  const { data } = useNews();
  const [paused, setPaused] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const visibleHeadlines = listHeadlines(data ?? []);
  const headlineIndex = useHeadlineRotation(visibleHeadlines.length > 1 && !paused && !isReading);
  const stopRotation = () => setIsReading(true);
  const resumeRotation = () => setIsReading(false);
  return (
    <TickerRoot
      aria-label={texts.ticker}
      onPointerEnter={stopRotation}
      onPointerLeave={resumeRotation}
      onFocus={stopRotation}
      onBlur={resumeRotation}
    >
      <TickerTitle>{link({ href, className: '', children: texts.all })}</TickerTitle>
      {/* Its place is kept until it is known whether there is anything to pause: the headlines would move aside. */}
      {data === undefined && <PauseButton as="span" />}
      {visibleHeadlines.length > 1 && (
        <PauseButton
          type="button"
          aria-pressed={paused}
          aria-label={texts.pause}
          title={paused ? texts.run : texts.pause}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play size={ICON} aria-hidden /> : <PauseIcon size={ICON} aria-hidden />}
        </PauseButton>
      )}
      <TickerTrack>
        {visibleHeadlines.length > 0 && (
          <>
            <Headline key={headlineIndex} aria-hidden>
              {visibleHeadlines[headlineIndex % visibleHeadlines.length]}
            </Headline>
            {/* Read as a whole, and never while it changes. */}
            <VisuallyHidden as="ul">
              {visibleHeadlines.map((headline, index) => (
                <li key={index}>{headline}</li>
              ))}
            </VisuallyHidden>
          </>
        )}
      </TickerTrack>
    </TickerRoot>
  );
}
