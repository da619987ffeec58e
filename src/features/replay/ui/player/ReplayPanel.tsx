import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Stack, Timestamp } from '#ui-kit';
import type { MomentRow } from '../../model/moments/moment-rows.ts';
import type { Player } from '../../model/playback/playback.ts';
import { texts } from '../../texts.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { PriceLookup, type PriceLookupProps } from './PriceLookup.tsx';
import { MomentButton, MutedText, ScrollList, SectionHeading } from './Replay.styles.ts';

export interface ReplayPanelProps extends PriceLookupProps {
  /** Moments of the recording, by time. */
  rows: readonly MomentRow[];
  /** Whether the market or line was on screen at a time. */
  isKnown: (at: number) => boolean;
  /** Shown when it was not on screen. */
  unknownText: string;
  /** The player's output. */
  children: ReactNode;
}

/** Replay of a market or session line with all its controls. Stops the player when it unmounts. */
export function ReplayPanel({ player, rows, isKnown, unknownText, describeAt, children }: ReplayPanelProps) {
  useEffect(() => () => player.stop(), [player]);
  return (
    <Stack>
      {children}
      <VisibilityNote player={player} isKnown={isKnown} unknownText={unknownText} />
      <PlayerControls player={player} rows={rows} />
      <PriceLookup player={player} describeAt={describeAt} />
      <SectionHeading>{texts.moments}</SectionHeading>
      <MomentJumpList player={player} rows={rows} />
    </Stack>
  );
}

function VisibilityNote({
  player,
  isKnown,
  unknownText,
}: Pick<ReplayPanelProps, 'player' | 'isKnown' | 'unknownText'>) {
  const { at } = useSyncExternalStore(player.view.subscribe, player.view.read);
  return <MutedText>{isKnown(at) ? texts.replayNote : unknownText}</MutedText>;
}

function MomentJumpList({ player, rows }: { player: Player; rows: readonly MomentRow[] }) {
  if (rows.length === 0) return <MutedText>{texts.noMoments}</MutedText>;
  const seekTo = (at: number) => {
    player.pause();
    player.seek(at);
  };
  return (
    <ScrollList>
      {rows.map(({ key, at, of, text }) => (
        <li key={key}>
          <MomentButton type="button" data-of={of} onClick={() => seekTo(at)}>
            <Timestamp at={new Date(at).toISOString()} pattern="clock" /> <span>{text}</span>
          </MomentButton>
        </li>
      ))}
    </ScrollList>
  );
}
