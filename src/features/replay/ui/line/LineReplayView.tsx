import { Fragment, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { FancyLine } from '#shared/domain/market/market.ts';
import type { FancyTrack } from '#shared/live/history/fancy-track.ts';
import { describeLineAt } from '../../model/describe-moment.ts';
import { findLineResult, listLineEvents } from '../../model/moments/line-moments.ts';
import { listOwnBets, MAX_MOMENTS, mergeMoments } from '../../model/moments/market-moments.ts';
import { createLineRows } from '../../model/moments/moment-rows.ts';
import { createLinePlayer, type LinePlayer } from '../../model/playback/line-player.ts';
import { texts } from '../../texts.ts';
import { ReplayPanel } from '../player/ReplayPanel.tsx';

/** Renders a session line at the player's time, without buttons. Stale runs are grey. */
export type RenderLine = (line: FancyLine, freshness: 'live' | 'stale') => ReactNode;

export interface LineReplayViewProps {
  /** Fixed while mounted: give the view a key per track. */
  track: FancyTrack;
  bets: readonly Bet[];
  renderLine: RenderLine;
}

/** The recorded session line, in the row that also shows live lines. */
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
      isKnown={(at) => track.getSnapshotAt(at) !== null}
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
