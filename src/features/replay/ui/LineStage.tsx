import { Fragment, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Bet } from '#shared/domain/bet.ts';
import type { FancyLine } from '#shared/domain/market.ts';
import type { LineTrack } from '#shared/live/past/line-track.ts';
import { lineAnswerAt } from '../model/answer.ts';
import { lineEventsOf, resultOf } from '../model/line-moments.ts';
import { createLinePlayer, type LinePlayer } from '../model/line-player.ts';
import { betsWithin, momentsOf, MOST_MOMENTS } from '../model/moments.ts';
import { lineRowsOf } from '../model/rows.ts';
import { texts } from '../texts.ts';
import { LookBack } from './LookBack.tsx';

/** Draws a session line as it was, with nothing to press; stale runs are greyed. */
export type RenderLine = (line: FancyLine, freshness: 'live' | 'stale') => ReactNode;

export interface LineStageProps {
  /** Another is another stage: give it a key. */
  track: LineTrack;
  bets: readonly Bet[];
  renderLine: RenderLine;
}

/** The session line as it was, in the row that shows live ones. */
export function LineStage({ track, bets, renderLine }: LineStageProps) {
  const [player] = useState(() => createLinePlayer(track));
  const rows = useMemo(() => {
    const own = betsWithin(bets, track.outline.fancyId, track.from, track.to);
    return lineRowsOf(momentsOf([...lineEventsOf(track), ...resultOf(bets, track)], own, MOST_MOMENTS));
  }, [track, bets]);
  return (
    <LookBack player={player} rows={rows} isKnown={(at) => track.standingAt(at) !== null} unknown={texts.lineNotShown} answersAt={(at) => [lineAnswerAt(track, at, player)]}>
      <Then player={player} renderLine={renderLine} />
    </LookBack>
  );
}

function Then({ player, renderLine }: { player: LinePlayer; renderLine: RenderLine }) {
  const { line, stale, jump } = useSyncExternalStore(player.shown.subscribe, player.shown.read);
  return <Fragment key={jump}>{renderLine(line, stale ? 'stale' : 'live')}</Fragment>;
}
