import { Fragment, useMemo, useState, type ReactNode } from 'react';
import type { Bet } from '#shared/domain/bet.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import type { Track } from '#shared/live/past/track.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { answerAt } from '../model/answer.ts';
import { betsWithin, eventsOf, momentsOf, MOST_MOMENTS } from '../model/moments.ts';
import { createPlayer } from '../model/player.ts';
import { type MomentRow, rowsOf } from '../model/rows.ts';
import { texts } from '../texts.ts';
import { LookBack } from './LookBack.tsx';

export interface StageProps {
  /** Others are another stage: give it a key. */
  tracks: readonly Track[];
  bets: readonly Bet[];
  /** Draws a market by the live prices around it, with nothing to press. */
  renderMarket: (outline: MarketOutline) => ReactNode;
  begin: 'at-the-end' | 'at-the-beginning';
}

function useRows(tracks: readonly Track[], bets: readonly Bet[]): readonly MomentRow[] {
  const events = useMemo(() => tracks.map(eventsOf), [tracks]);
  return useMemo(
    () =>
      tracks
        .flatMap((track, index) => {
          const own = betsWithin(bets, track.outline.marketId, track.from, track.to);
          return rowsOf(track, momentsOf(events[index] ?? [], own, MOST_MOMENTS), tracks.length > 1);
        })
        .sort((one, other) => one.at - other.at),
    [tracks, events, bets],
  );
}

/** The market as it was, in the grid that shows live prices. */
export function Stage({ tracks, bets, renderMarket, begin }: StageProps) {
  const [player] = useState(() => {
    const made = createPlayer(tracks);
    if (begin === 'at-the-beginning') made.seek(made.from);
    return made;
  });
  const rows = useRows(tracks, bets);
  return (
    <LookBack
      player={player}
      rows={rows}
      isKnown={(at) => tracks.some((track) => track.standingAt(at) !== null)}
      unknown={texts.notShown}
      answersAt={(at) => tracks.map((track) => answerAt(track, at, player))}
    >
      <LiveProvider feed={player.feed}>
        {tracks.map(({ outline }) => (
          <Fragment key={outline.marketId}>{renderMarket(outline)}</Fragment>
        ))}
      </LiveProvider>
    </LookBack>
  );
}
