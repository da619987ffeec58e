import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { type CSSProperties, useId, useSyncExternalStore } from 'react';
import { formatCountdown } from '#shared/format/countdown.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Button, IconButton, Select, VisuallyHidden } from '#ui-kit';
import type { MomentRow } from '../../model/moments/moment-rows.ts';
import { type Player, type Speed, SPEEDS } from '../../model/playback/playback.ts';
import { texts } from '../../texts.ts';
import {
  ControlBar,
  ControlBarEnd,
  PositionSlider,
  PositionText,
  SliderMarks,
  SliderRail,
  StepButtons,
} from './Replay.styles.ts';

export interface PlayerControlsProps {
  player: Player;
  /** Moments to mark under the slider. */
  rows: readonly MomentRow[];
}

const parseSpeed = (value: string): Speed => SPEEDS.find((speed) => String(speed) === value) ?? 1;

/** Slider, step buttons and clock of a replay. The slider moves by whole seconds, the steps by single changes. */
export function PlayerControls({ player, rows }: PlayerControlsProps) {
  const { at, isPlaying, speed, perSecond } = useSyncExternalStore(player.view.subscribe, player.view.read);
  const id = useId();
  const { from, to } = player;
  const durationMs = Math.max(1, to - from);
  const last = Math.ceil((to - from) / SECOND_MS);
  const clock = formatTimestamp(at, 'clock') ?? '';
  const before = at >= to ? null : formatCountdown(to, at);
  return (
    <>
      <ControlBar>
        <StepButtons>
          <IconButton
            label={texts.previous}
            icon={<SkipBack size={18} aria-hidden />}
            onClick={() => player.step(-1)}
          />
          <Button
            variant="primary"
            icon={isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
            onClick={isPlaying ? player.pause : player.play}
          >
            {isPlaying ? texts.pause : texts.play}
          </Button>
          <IconButton label={texts.next} icon={<SkipForward size={18} aria-hidden />} onClick={() => player.step(1)} />
        </StepButtons>
        <PositionText>
          <b>{clock}</b> <span>{formatTimestamp(at, 'date')}</span>{' '}
          <span>{before === null ? texts.latest : texts.before({ span: before })}</span>
        </PositionText>
        <ControlBarEnd>
          {isPlaying && <span>{texts.perSecond({ rate: perSecond })}</span>}
          <Select
            label={texts.speed}
            labelDisplay="inline"
            options={SPEEDS.map((each) => ({ value: String(each), name: texts.times({ speed: each }) }))}
            selected={String(speed)}
            onSelect={(value) => player.setSpeed(parseSpeed(value))}
          />
        </ControlBarEnd>
      </ControlBar>
      <SliderRail>
        <VisuallyHidden as="label" {...{ htmlFor: id }}>
          {texts.position}
        </VisuallyHidden>
        <PositionSlider
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={at >= to ? last : Math.floor((at - from) / SECOND_MS)}
          aria-valuetext={
            before === null ? texts.accessibleLatest({ clock }) : texts.accessibleMoment({ clock, before })
          }
          onChange={(event) => {
            player.pause();
            player.seek(
              event.currentTarget.valueAsNumber >= last ? to : from + event.currentTarget.valueAsNumber * SECOND_MS,
            );
          }}
        />
        <SliderMarks aria-hidden>
          {rows.map((row) => (
            <i
              key={row.key}
              data-of={row.of}
              style={{ '--app-event-place': (row.at - from) / durationMs } as CSSProperties}
            />
          ))}
        </SliderMarks>
      </SliderRail>
    </>
  );
}
