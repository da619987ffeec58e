import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useId, useSyncExternalStore, type CSSProperties } from 'react';
import { formatCountdown } from '#shared/format/countdown.ts';
import { formatWhen } from '#shared/format/when.ts';
import { Button, IconButton, Select, VisuallyHidden } from '#ui-kit';
import { type Player, SPEEDS, type Speed } from '../model/playback.ts';
import type { MomentRow } from '../model/rows.ts';
import { texts } from '../texts.ts';
import { Bar, End, Marks, Position, Rail, Slider, Steps } from './Replay.styles.ts';

export interface ControlsProps {
  player: Player;
  /** Marked under the slider. */
  rows: readonly MomentRow[];
}

const SECOND_MS = 1_000;
const options = SPEEDS.map((speed) => ({ value: String(speed), name: texts.times(speed) }));
const speedOf = (value: string): Speed => SPEEDS.find((speed) => String(speed) === value) ?? 1;

/** The slider, the steps and the clock of a replay. Whole seconds by the slider and its keys, single changes by the steps. */
export function Controls({ player, rows }: ControlsProps) {
  const { at, playing, speed, perSecond } = useSyncExternalStore(player.view.subscribe, player.view.read);
  const id = useId();
  const { from, to } = player;
  const whole = Math.max(1, to - from);
  const last = Math.ceil((to - from) / SECOND_MS);
  const clock = formatWhen(at, 'clock') ?? '';
  const before = at >= to ? null : formatCountdown(to, at);
  return (
    <>
      <Bar>
        <Steps>
          <IconButton label={texts.previous} icon={<SkipBack size={18} aria-hidden />} onClick={() => player.step(-1)} />
          <Button variant="primary" icon={playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />} onClick={playing ? player.pause : player.play}>
            {playing ? texts.pause : texts.play}
          </Button>
          <IconButton label={texts.next} icon={<SkipForward size={18} aria-hidden />} onClick={() => player.step(1)} />
        </Steps>
        <Position>
          <b>{clock}</b> <span>{formatWhen(at, 'date')}</span> <span>{before === null ? texts.latest : texts.before(before)}</span>
        </Position>
        <End>
          {playing && <span>{texts.perSecond(perSecond)}</span>}
          <Select label={texts.speed} labelled="inline" options={options} selected={String(speed)} onSelect={(value) => player.setSpeed(speedOf(value))} />
        </End>
      </Bar>
      <Rail>
        <VisuallyHidden as="label" {...{ htmlFor: id }}>
          {texts.position}
        </VisuallyHidden>
        <Slider
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={at >= to ? last : Math.floor((at - from) / SECOND_MS)}
          aria-valuetext={texts.spoken(clock, before)}
          onChange={(event) => {
            player.pause();
            player.seek(event.currentTarget.valueAsNumber >= last ? to : from + event.currentTarget.valueAsNumber * SECOND_MS);
          }}
        />
        <Marks aria-hidden>
          {rows.map((row) => (
            <i key={row.key} data-of={row.of} style={{ '--place': (row.at - from) / whole } as CSSProperties} />
          ))}
        </Marks>
      </Rail>
    </>
  );
}
