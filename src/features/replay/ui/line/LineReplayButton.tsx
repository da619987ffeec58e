import { History } from 'lucide-react';
import { memo } from 'react';
import { texts } from '../../texts.ts';
import { OpenReplayButton, IconSlot } from './LineReplayButton.styles.ts';
import type { LineReplayTarget } from './LineReplayDialog.tsx';

export interface LineReplayButtonProps {
  /** The match the line is watched with. */
  matchId: string;
  /** The line. */
  fancyId: string;
  /** What the line is called. */
  name: string;
  /** Opens the line's past; the same function through every render, or every line renders again. */
  onOpen: (line: LineReplayTarget) => void;
}

/** In a session line's row, first under its name: opens what it said. The arrow keys come to it from the row's runs. */
export const LineReplayButton = memo(function LineReplayButton({
  matchId,
  fancyId,
  name,
  onOpen,
}: LineReplayButtonProps) {
  return (
    <IconSlot>
      <OpenReplayButton
        label={texts.openOf(name)}
        icon={<History size={14} aria-hidden />}
        aria-haspopup="dialog"
        data-cell=""
        tabIndex={-1}
        onClick={() => onOpen({ matchId, fancyId, name })}
      />
    </IconSlot>
  );
});
