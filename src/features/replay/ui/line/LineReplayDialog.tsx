import { lazy, useState } from 'react';
import type { FancyOutline } from '#shared/live/history/fancy-track.ts';
import { ReplayModal } from '../player/ReplayModal.tsx';
import type { LineReplayProps } from './LineReplay.tsx';

/** As that of a market: loaded with the first. */
const LazyLineReplay = lazy(async () => ({ default: (await import('./LineReplay.tsx')).LineReplay }));

/** A session line, as the way to its past names it. */
export type LineReplayTarget = Pick<FancyOutline, 'matchId' | 'fancyId' | 'name'>;

export interface LineReplayDialogProps {
  /** Null: closed. */
  line: LineReplayTarget | null;
  /** Draws a line as it was, with nothing to press: another feature does. */
  renderLine: LineReplayProps['renderLine'];
  /** The dialog was closed. */
  onClose: () => void;
}

/** What a session line said, over the page. The last one stays inside while the dialog leaves. */
export function LineReplayDialog({ line, renderLine, onClose }: LineReplayDialogProps) {
  const [lastLine, setLastLine] = useState(line);
  if (line !== null && line !== lastLine) setLastLine(line);
  const displayedLine = line ?? lastLine;
  return (
    <ReplayModal open={line !== null} name={displayedLine?.name ?? ''} onClose={onClose}>
      {displayedLine !== null && (
        <LazyLineReplay
          key={`${displayedLine.matchId} ${displayedLine.fancyId}`}
          line={displayedLine}
          renderLine={renderLine}
        />
      )}
    </ReplayModal>
  );
}
