import { Pause as PauseIcon, Play } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import type { RenderLink } from '#ui-kit';
import { useNews } from '../api/news.ts';
import { headlines, roundSeconds } from '../model/headlines.ts';
import { texts } from '../texts.ts';
import { Echo, Items, Name, Pause, Place, Round, Track } from './NewsLine.styles.ts';

export interface NewsLineProps {
  /** Where all the news is. */
  href: string;
  link: RenderLink;
}

const ICON = 14;

/**
 * The operator's headlines, running past. It stops under the pointer, while anything in it has the focus, and at a press; where less
 * motion is wanted it never starts. Without news only its name stands here.
 */
export function NewsLine({ href, link }: NewsLineProps) {
  const { data } = useNews();
  const [paused, setPaused] = useState(false);
  const lines = headlines(data ?? []);
  const round = { '--round': `${roundSeconds(lines)}s` } as CSSProperties;
  return (
    <Place aria-label={texts.line}>
      <Name>{link({ href, className: '', children: texts.all })}</Name>
      {lines.length > 0 && (
        <Pause type="button" aria-pressed={paused} aria-label={texts.pause} title={paused ? texts.run : texts.pause} onClick={() => setPaused(!paused)}>
          {paused ? <Play size={ICON} aria-hidden /> : <PauseIcon size={ICON} aria-hidden />}
        </Pause>
      )}
      <Track>
        {lines.length > 0 && (
          <Round data-paused={paused || undefined} style={round}>
            <Headlines lines={lines} />
            <Echo aria-hidden>
              <Headlines lines={lines} />
            </Echo>
          </Round>
        )}
      </Track>
    </Place>
  );
}

const Headlines = ({ lines }: { lines: readonly string[] }) => (
  <Items>
    {lines.map((line, place) => (
      // Two headings may be alike: their place tells them apart.
      <li key={place}>{line}</li>
    ))}
  </Items>
);
