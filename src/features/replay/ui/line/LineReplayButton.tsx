import { History } from 'lucide-react';
import { memo } from 'react';
import { buttonTexts } from '../../button-texts.ts';
import { IconSlot, OpenReplayButton } from './LineReplayButton.styles.ts';
import type { LineReplayTarget } from './LineReplayDialog.tsx';

export interface LineReplayButtonProps {
  /** Id of the match that the line belongs to. */
  matchId: string;
  /** Id of the line. */
  fancyId: string;
  /** Name of the line. */
  name: string;
  /** Opens the line's replay. Pass a stable function, or every line renders again. */
  onOpen: (line: LineReplayTarget) => void;
}

/** Replay button in a session line's row, first under the name. The arrow keys reach it from the row's runs. */
export const LineReplayButton = memo(function LineReplayButton({
  matchId,
  fancyId,
  name,
  onOpen,
}: LineReplayButtonProps) {
  return (
    <IconSlot>
      <OpenReplayButton
        label={buttonTexts.openOf({ market: name })}
        icon={<History size={14} aria-hidden />}
        aria-haspopup="dialog"
        data-cell=""
        tabIndex={-1}
        onClick={() => onOpen({ matchId, fancyId, name })}
      />
    </IconSlot>
  );
});
