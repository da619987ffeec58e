import { type ReactNode, useMemo } from 'react';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { EmptyState } from '#ui-kit';
import { useOwnBets } from '../../api/useOwnBets.ts';
import { useTrack } from '../../model/useTrack.ts';
import { texts } from '../../texts.ts';
import { DialogInset, MutedText } from '../player/Replay.styles.ts';
import { MarketReplayView } from './MarketReplayView.tsx';

export interface MarketReplayProps {
  /** The market whose prices are replayed. */
  outline: Pick<MarketOutline, 'marketId' | 'matchId'>;
  /** Renders the market from the surrounding price provider, without buttons. */
  renderMarket: (outline: MarketOutline) => ReactNode;
}

/** Replay of one market up to the time it was opened, with the bettor's own bets. */
export function MarketReplay({ outline: { marketId, matchId }, renderMarket }: MarketReplayProps) {
  const track = useTrack((marketHistory) => marketHistory.track(marketId));
  const { bets, hasFailed } = useOwnBets(matchId);
  const tracks = useMemo(() => (track === null ? [] : [track]), [track]);
  if (track === null) return <EmptyState title={texts.noHistory.title}>{texts.noHistory.description}</EmptyState>;
  return (
    <DialogInset>
      <MarketReplayView tracks={tracks} bets={bets} renderMarket={renderMarket} startAt="at-the-end" />
      {hasFailed && <MutedText>{texts.betsFailed}</MutedText>}
    </DialogInset>
  );
}
