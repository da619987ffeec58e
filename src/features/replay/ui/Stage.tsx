import { Fragment, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Bet } from '#shared/domain/bet.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import type { Track } from '#shared/live/past/track.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import { When } from '#ui-kit';
import { betsWithin, eventsOf, momentsOf } from '../model/moments.ts';
import { createPlayer, type Player } from '../model/player.ts';
import { type MomentRow, rowsOf } from '../model/rows.ts';
import { texts } from '../texts.ts';
import { Controls } from './Controls.tsx';
import { PriceAt } from './PriceAt.tsx';
import { Heading, Jump, List, Quiet, Stack } from './Replay.styles.ts';

export interface StageProps {
  /** Others are another stage: give it a key. */
  tracks: readonly Track[];
  bets: readonly Bet[];
  /** Draws a market by the live prices around it, with nothing to press. */
  renderMarket: (outline: MarketOutline) => ReactNode;
  begin: 'at-the-end' | 'at-the-beginning';
}

const NO_EVENTS: readonly MomentRow[] = [];
const MOST_MOMENTS = 200;

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

function NotShown({ player, tracks }: { player: Player; tracks: readonly Track[] }) {
  const { at } = useSyncExternalStore(player.view.subscribe, player.view.read);
  const known = tracks.some((track) => track.standingAt(at) !== null);
  return <Quiet>{known ? texts.then : texts.notShown}</Quiet>;
}

/** The market as it was, in the grid that shows live prices, and all there is to move through its past. */
export function Stage({ tracks, bets, renderMarket, begin }: StageProps) {
  const [player] = useState(() => {
    const made = createPlayer(tracks);
    if (begin === 'at-the-beginning') made.seek(made.from);
    return made;
  });
  useEffect(() => () => player.stop(), [player]);
  const rows = useRows(tracks, bets);
  return (
    <Stack>
      <LiveProvider feed={player.feed}>
        {tracks.map(({ outline }) => (
          <Fragment key={outline.marketId}>{renderMarket(outline)}</Fragment>
        ))}
      </LiveProvider>
      <NotShown player={player} tracks={tracks} />
      <Controls player={player} rows={rows} />
      <PriceAt player={player} tracks={tracks} />
      <Heading>{texts.moments}</Heading>
      <Moments player={player} rows={rows} />
    </Stack>
  );
}

function Moments({ player, rows = NO_EVENTS }: { player: Player; rows?: readonly MomentRow[] }) {
  if (rows.length === 0) return <Quiet>{texts.noMoments}</Quiet>;
  const goTo = (at: number) => {
    player.pause();
    player.seek(at);
  };
  return (
    <List>
      {rows.map(({ key, at, of, words }) => (
        <li key={key}>
          <Jump type="button" data-of={of} onClick={() => goTo(at)}>
            <When at={new Date(at).toISOString()} pattern="clock" /> <span>{words}</span>
          </Jump>
        </li>
      ))}
    </List>
  );
}
