import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Timestamp } from '#ui-kit';
import type { Player } from '../../model/playback/playback.ts';
import type { MomentRow } from '../../model/moments/moment-rows.ts';
import { texts } from '../../texts.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { PriceLookup, type PriceLookupProps } from './PriceLookup.tsx';
import { SectionHeading, MomentButton, ScrollList, MutedText, ReplayStack } from './Replay.styles.ts';

export interface ReplayPanelProps extends PriceLookupProps {
  /** What happened, in order of time. */
  rows: readonly MomentRow[];
  /** Whether anything was on screen at a moment. */
  isKnown: (at: number) => boolean;
  /** Said where nothing was. */
  unknownText: string;
  /** What the player shows. */
  children: ReactNode;
}

/** The past on screen, of a market or of a session line, and all there is to move through it. Ends the player with itself. */
export function ReplayPanel({ player, rows, isKnown, unknownText, describeAt, children }: ReplayPanelProps) {
  useEffect(() => () => player.stop(), [player]);
  return (
    <ReplayStack>
      {children}
      <VisibilityNote player={player} isKnown={isKnown} unknownText={unknownText} />
      <PlayerControls player={player} rows={rows} />
      <PriceLookup player={player} describeAt={describeAt} />
      <SectionHeading>{texts.moments}</SectionHeading>
      <MomentJumpList player={player} rows={rows} />
    </ReplayStack>
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
