import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { When } from '#ui-kit';
import type { Player } from '../model/playback.ts';
import type { MomentRow } from '../model/rows.ts';
import { texts } from '../texts.ts';
import { Controls } from './Controls.tsx';
import { PriceAt, type PriceAtProps } from './PriceAt.tsx';
import { Heading, Jump, List, Quiet, Stack } from './Replay.styles.ts';

export interface LookBackProps extends PriceAtProps {
  /** What happened, in order of time. */
  rows: readonly MomentRow[];
  /** Whether anything was on screen at a moment. */
  isKnown: (at: number) => boolean;
  /** Said where nothing was. */
  unknown: string;
  /** What the player shows. */
  children: ReactNode;
}

/** The past on screen, of a market or of a session line, and all there is to move through it. Ends the player with itself. */
export function LookBack({ player, rows, isKnown, unknown, answersAt, children }: LookBackProps) {
  useEffect(() => () => player.stop(), [player]);
  return (
    <Stack>
      {children}
      <Note player={player} isKnown={isKnown} unknown={unknown} />
      <Controls player={player} rows={rows} />
      <PriceAt player={player} answersAt={answersAt} />
      <Heading>{texts.moments}</Heading>
      <Moments player={player} rows={rows} />
    </Stack>
  );
}

function Note({ player, isKnown, unknown }: Pick<LookBackProps, 'player' | 'isKnown' | 'unknown'>) {
  const { at } = useSyncExternalStore(player.view.subscribe, player.view.read);
  return <Quiet>{isKnown(at) ? texts.then : unknown}</Quiet>;
}

function Moments({ player, rows }: { player: Player; rows: readonly MomentRow[] }) {
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
