import { Fragment, type ReactNode, useMemo, useState } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { MarketTrack } from '#shared/live/history/market-track.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { describeMarketAt } from '../../model/describe-moment.ts';
import { listMarketEvents, listOwnBets, MAX_MOMENTS, mergeMoments } from '../../model/moments/market-moments.ts';
import { createMarketRows, type MomentRow } from '../../model/moments/moment-rows.ts';
import { createMarketPlayer } from '../../model/playback/market-player.ts';
import { texts } from '../../texts.ts';
import { ReplayPanel } from '../player/ReplayPanel.tsx';

export interface MarketReplayViewProps {
  /** Fixed while mounted: give the view a key per set of tracks. */
  tracks: readonly MarketTrack[];
  bets: readonly Bet[];
  /** Renders a market from the surrounding price provider, without buttons. */
  renderMarket: (outline: MarketOutline) => ReactNode;
  startAt: 'at-the-end' | 'at-the-beginning';
}

function useMomentRows(tracks: readonly MarketTrack[], bets: readonly Bet[]): readonly MomentRow[] {
  const events = useMemo(() => tracks.map(listMarketEvents), [tracks]);
  return useMemo(
    () =>
      tracks
        .flatMap((track, index) => {
          const ownBets = listOwnBets(bets, track.outline.marketId, track.from, track.to);
          return createMarketRows(track, mergeMoments(events[index] ?? [], ownBets, MAX_MOMENTS), tracks.length > 1);
        })
        .sort((one, other) => one.at - other.at),
    [tracks, events, bets],
  );
}

/** The recorded market, in the grid that also shows live prices. */
export function MarketReplayView({ tracks, bets, renderMarket, startAt }: MarketReplayViewProps) {
  const [player] = useState(() => {
    const newPlayer = createMarketPlayer(tracks);
    if (startAt === 'at-the-beginning') newPlayer.seek(newPlayer.from);
    return newPlayer;
  });
  const rows = useMomentRows(tracks, bets);
  return (
    <ReplayPanel
      player={player}
      rows={rows}
      isKnown={(at) => tracks.some((track) => track.getSnapshotAt(at) !== null)}
      unknownText={texts.marketNotOnScreen}
      describeAt={(at) => tracks.map((track) => describeMarketAt(track, at, player))}
    >
      <LiveProvider feed={player.feed}>
        {tracks.map(({ outline }) => (
          <Fragment key={outline.marketId}>{renderMarket(outline)}</Fragment>
        ))}
      </LiveProvider>
    </ReplayPanel>
  );
}
