import { lazy, type ReactNode, useState } from 'react';
import type { FancyOutline } from '#shared/live/history/fancy-track.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { ReplayModal } from '../player/ReplayModal.tsx';
import type { LineReplayProps } from './LineReplay.tsx';

/** Lazy, as for markets: loads with the first replay. */
const LazyLineReplay = lazy(async () => ({
  default: (await loadWithTexts(() => import('./LineReplay.tsx'))).LineReplay,
}));

/** The session line to replay. */
export type LineReplayTarget = Pick<FancyOutline, 'matchId' | 'fancyId' | 'name'>;

export interface LineReplayDialogProps {
  /** Null closes the dialog. */
  line: LineReplayTarget | null;
  /** Renders the line without buttons; another feature supplies it. */
  renderLine: LineReplayProps['renderLine'];
  /** Renders the price chart of the line, above its replay. */
  renderChart?: (line: LineReplayTarget) => ReactNode;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Dialog with the replay of a session line. Keeps the last line during the closing animation. */
export function LineReplayDialog({ line, renderLine, renderChart, onClose }: LineReplayDialogProps) {
  const [lastLine, setLastLine] = useState(line);
  if (line !== null && line !== lastLine) setLastLine(line);
  const displayedLine = line ?? lastLine;
  return (
    <ReplayModal open={line !== null} name={displayedLine?.name ?? ''} onClose={onClose}>
      {displayedLine !== null && renderChart?.(displayedLine)}
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
