import { Pause as PauseIcon, Play } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden, type RenderLink } from '#ui-kit';
import { useNews } from '../api/news.ts';
import { headlines } from '../model/headlines.ts';
import { texts } from '../texts.ts';
import { Headline, Name, Pause, Place, Track } from './NewsLine.styles.ts';
import { useTurns } from './use-turns.ts';

export interface NewsLineProps {
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
export function NewsLine({ href, link }: NewsLineProps) {
  const { data } = useNews();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const lines = headlines(data ?? []);
  const turn = useTurns(lines.length > 1 && !paused && !held);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Place aria-label={texts.line} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Name>{link({ href, className: '', children: texts.all })}</Name>
      {/* Its place is kept until it is known whether there is anything to pause: the headlines would move aside. */}
      {data === undefined && <Pause as="span" />}
      {lines.length > 1 && (
        <Pause type="button" aria-pressed={paused} aria-label={texts.pause} title={paused ? texts.run : texts.pause} onClick={() => setPaused(!paused)}>
          {paused ? <Play size={ICON} aria-hidden /> : <PauseIcon size={ICON} aria-hidden />}
        </Pause>
      )}
      <Track>
        {lines.length > 0 && (
          <>
            <Headline key={turn} aria-hidden>
              {lines[turn % lines.length]}
            </Headline>
            {/* Read as a whole, and never while it changes. */}
            <VisuallyHidden as="ul">
              {lines.map((line, place) => (
                <li key={place}>{line}</li>
              ))}
            </VisuallyHidden>
          </>
        )}
      </Track>
    </Place>
  );
}
