import { Pause as PauseIcon, Play } from 'lucide-react';
import { useState } from 'react';
import { type RenderLink, VisuallyHidden } from '#ui-kit';
import { useNews } from '../api/useNews.ts';
import { listHeadlines } from '../model/headlines.ts';
import { texts } from '../texts.ts';
import { Headline, PauseButton, TickerRoot, TickerTitle, TickerTrack } from './NewsTicker.styles.ts';
import { useHeadlineRotation } from './useHeadlineRotation.ts';

export interface NewsTickerProps {
  /** Address of the news page. */
  href: string;
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
}

const ICON = 14;

/**
 * Rotates the operator's headlines. The rotation pauses under the pointer, while the ticker has the focus, and after a
 * press of Pause. With reduced motion the first headline stays. Without news only the link to the page remains.
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
      {/* Reserves the button's space until the news has loaded, so that the headlines do not move. */}
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
            {/* A screen reader reads the full list and ignores the rotation. */}
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
