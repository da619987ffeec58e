import type { FancyOutline } from '#shared/live/history/fancy-track.ts';
import { EmptyState } from '#ui-kit';
import { useOwnBets } from '../../api/useOwnBets.ts';
import { useTrack } from '../../model/useTrack.ts';
import { texts } from '../../texts.ts';
import { DialogInset, MutedText } from '../player/Replay.styles.ts';
import { LineReplayView, type RenderLine } from './LineReplayView.tsx';

export interface LineReplayProps {
  line: Pick<FancyOutline, 'matchId' | 'fancyId'>;
  renderLine: RenderLine;
}

/** Replay of one session line up to the time it was opened, with the bettor's own bets. */
export function LineReplay({ line: { matchId, fancyId }, renderLine }: LineReplayProps) {
  const track = useTrack((marketHistory) => marketHistory.fancies.track(matchId, fancyId));
  const { bets, hasFailed } = useOwnBets(matchId);
  if (track === null) return <EmptyState title={texts.noHistory.title}>{texts.noHistory.description}</EmptyState>;
  return (
    <DialogInset>
      <LineReplayView track={track} bets={bets} renderLine={renderLine} />
      {hasFailed && <MutedText>{texts.betsFailed}</MutedText>}
    </DialogInset>
  );
}
