import { Fragment, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import type { FancyTrack } from '#shared/live/history/fancy-track.ts';
import { describeLineAt } from '../../model/describe-moment.ts';
import { listLineEvents, findLineResult } from '../../model/moments/line-moments.ts';
import { createLinePlayer, type LinePlayer } from '../../model/playback/line-player.ts';
import { listOwnBets, mergeMoments, MAX_MOMENTS } from '../../model/moments/market-moments.ts';
import { createLineRows } from '../../model/moments/moment-rows.ts';
import { texts } from '../../texts.ts';
import { ReplayPanel } from '../player/ReplayPanel.tsx';

/** Draws a session line as it was, with nothing to press; stale runs are greyed. */
export type RenderLine = (line: FancyLine, freshness: 'live' | 'stale') => ReactNode;

export interface LineReplayViewProps {
  /** Another is another stage: give it a key. */
  track: FancyTrack;
  bets: readonly Bet[];
  renderLine: RenderLine;
}

/** The session line as it was, in the row that shows live ones. */
export function LineReplayView({ track, bets, renderLine }: LineReplayViewProps) {
  const [player] = useState(() => createLinePlayer(track));
  const rows = useMemo(() => {
    const ownBets = listOwnBets(bets, track.outline.fancyId, track.from, track.to);
    return createLineRows(
      mergeMoments([...listLineEvents(track), ...findLineResult(bets, track)], ownBets, MAX_MOMENTS),
    );
  }, [track, bets]);
  return (
    <ReplayPanel
      player={player}
      rows={rows}
      isKnown={(at) => track.snapshotAt(at) !== null}
      unknownText={texts.lineNotOnScreen}
      describeAt={(at) => [describeLineAt(track, at, player)]}
    >
      <LineAtPosition player={player} renderLine={renderLine} />
    </ReplayPanel>
  );
}

function LineAtPosition({ player, renderLine }: { player: LinePlayer; renderLine: RenderLine }) {
  const { line, stale, jump } = useSyncExternalStore(player.displayedLine.subscribe, player.displayedLine.read);
  return <Fragment key={jump}>{renderLine(line, stale ? 'stale' : 'live')}</Fragment>;
}
