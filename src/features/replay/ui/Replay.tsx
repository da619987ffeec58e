import { useMemo, type ReactNode } from 'react';
import type { MarketOutline } from '#shared/live/live.ts';
import { EmptyState } from '#ui-kit';
import { useOwnBets } from '../api/own-bets.ts';
import { useTrack } from '../model/use-track.ts';
import { texts } from '../texts.ts';
import { Inset, Quiet } from './Replay.styles.ts';
import { Stage } from './Stage.tsx';

export interface ReplayProps {
  outline: Pick<MarketOutline, 'marketId' | 'matchId'>;
  renderMarket: (outline: MarketOutline) => ReactNode;
}

/** One market's past as far as the moment it is opened, with the bettor's own bets in it. */
export function Replay({ outline: { marketId, matchId }, renderMarket }: ReplayProps) {
  const track = useTrack((past) => past.track(marketId));
  const { bets, failed } = useOwnBets(matchId);
  const tracks = useMemo(() => (track === null ? [] : [track]), [track]);
  if (track === null) return <EmptyState title={texts.nothing.title}>{texts.nothing.why}</EmptyState>;
  return (
    <Inset>
      <Stage tracks={tracks} bets={bets} renderMarket={renderMarket} begin="at-the-end" />
      {failed && <Quiet>{texts.betsFailed}</Quiet>}
    </Inset>
  );
}
