import type { LineOutline } from '#shared/live/past/line-track.ts';
import { EmptyState } from '#ui-kit';
import { useOwnBets } from '../api/own-bets.ts';
import { useTrack } from '../model/use-track.ts';
import { texts } from '../texts.ts';
import { LineStage, type RenderLine } from './LineStage.tsx';
import { Inset, Quiet } from './Replay.styles.ts';

export interface LineReplayProps {
  line: Pick<LineOutline, 'matchId' | 'fancyId'>;
  renderLine: RenderLine;
}

/** One session line's past as far as the moment it is opened, with the bettor's own bets in it. */
export function LineReplay({ line: { matchId, fancyId }, renderLine }: LineReplayProps) {
  const track = useTrack((past) => past.lines.track(matchId, fancyId));
  const { bets, failed } = useOwnBets(matchId);
  if (track === null) return <EmptyState title={texts.nothing.title}>{texts.nothing.why}</EmptyState>;
  return (
    <Inset>
      <LineStage track={track} bets={bets} renderLine={renderLine} />
      {failed && <Quiet>{texts.betsFailed}</Quiet>}
    </Inset>
  );
}
