import { useId, useState, type FormEvent } from 'react';
import { Button, Field } from '#ui-kit';
import { clockOf } from '../model/answer.ts';
import type { Player } from '../model/playback.ts';
import { readTime } from '../model/typed-time.ts';
import { texts } from '../texts.ts';
import { Asking } from './Replay.styles.ts';

export interface PriceAtProps {
  player: Player;
  /** What stood at a moment, in sentences. */
  answersAt: (at: number) => readonly string[];
}

interface Said {
  readonly problem: string | null;
  readonly answers: readonly string[];
}

const NOTHING_SAID: Said = { problem: null, answers: [] };

/** "What was the price at 14:03:07?": shows that moment and says what stood then. */
export function PriceAt({ player, answersAt }: PriceAtProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState(NOTHING_SAID);
  const [from, to] = [clockOf(player.from, player), clockOf(player.to, player)];

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const time = readTime(typed, player);
    if (time.kind !== 'moment') return setSaid({ problem: time.kind === 'outside' ? texts.time.outside(from, to) : texts.time.unreadable, answers: [] });
    player.pause();
    player.seek(time.at);
    setSaid({ problem: null, answers: answersAt(time.at) });
  };

  return (
    <Asking onSubmit={ask} noValidate>
      <Field
        id={id}
        label={texts.time.label}
        value={typed}
        hint={texts.time.hint(from, to)}
        error={said.problem}
        placeholder={clockOf(player.from, player)}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setSaid(NOTHING_SAID);
        }}
      />
      <Button type="submit">{texts.time.show}</Button>
      <p role="status">{said.answers.join(' ')}</p>
    </Asking>
  );
}
