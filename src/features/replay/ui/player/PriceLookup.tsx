import { type SubmitEvent, useId, useState } from 'react';
import { Button, Field } from '#ui-kit';
import { formatMoment } from '../../model/describe-moment.ts';
import { parseTime } from '../../model/parse-time.ts';
import type { Player } from '../../model/playback/playback.ts';
import { texts } from '../../texts.ts';
import { LookupForm } from './Replay.styles.ts';

export interface PriceLookupProps {
  player: Player;
  /** Describes the state at a time, in sentences. */
  describeAt: (at: number) => readonly string[];
}

interface LookupResult {
  readonly problem: string | null;
  readonly descriptions: readonly string[];
}

const EMPTY_RESULT: LookupResult = { problem: null, descriptions: [] };

/** Form for "What was the price at 14:03:07?": moves the player there and describes the prices. */
export function PriceLookup({ player, describeAt }: PriceLookupProps) {
  const id = useId();
  const [input, setInput] = useState('');
  const [result, setResult] = useState(EMPTY_RESULT);
  const [from, to] = [formatMoment(player.from, player), formatMoment(player.to, player)];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const time = parseTime(input, player);
    if (time.kind !== 'moment') {
      setResult({
        problem: time.kind === 'outside' ? texts.time.outside({ from, to }) : texts.time.unreadable,
        descriptions: [],
      });
      return;
    }
    player.pause();
    player.seek(time.at);
    setResult({ problem: null, descriptions: describeAt(time.at) });
  };

  return (
    <LookupForm onSubmit={submit} noValidate>
      <Field
        id={id}
        label={texts.time.label}
        value={input}
        hint={texts.time.hint({ from, to })}
        error={result.problem}
        placeholder={formatMoment(player.from, player)}
        autoComplete="off"
        onChange={(event) => {
          setInput(event.currentTarget.value);
          setResult(EMPTY_RESULT);
        }}
      />
      <Button type="submit">{texts.time.show}</Button>
      <p role="status">{result.descriptions.join(' ')}</p>
    </LookupForm>
  );
}
