import { lazy, useState } from 'react';
import type { LineOutline } from '#shared/live/past/line-track.ts';
import { Frame } from './Frame.tsx';
import type { LineReplayProps } from './LineReplay.tsx';

/** As that of a market: loaded with the first. */
const LazyLineReplay = lazy(async () => ({ default: (await import('./LineReplay.tsx')).LineReplay }));

/** A session line, as the way to its past names it. */
export type ReplayedLine = Pick<LineOutline, 'matchId' | 'fancyId' | 'name'>;

export interface LineReplayDialogProps {
  /** Null: closed. */
  line: ReplayedLine | null;
  /** Draws a line as it was, with nothing to press: another feature does. */
  renderLine: LineReplayProps['renderLine'];
  /** The dialog was closed. */
  onClose: () => void;
}

/** What a session line said, over the page. The last one stays inside while the dialog leaves. */
export function LineReplayDialog({ line, renderLine, onClose }: LineReplayDialogProps) {
  const [last, setLast] = useState(line);
  if (line !== null && line !== last) setLast(line);
  const shown = line ?? last;
  return (
    <Frame open={line !== null} name={shown?.name ?? ''} onClose={onClose}>
      {shown !== null && <LazyLineReplay key={`${shown.matchId} ${shown.fancyId}`} line={shown} renderLine={renderLine} />}
    </Frame>
  );
}
