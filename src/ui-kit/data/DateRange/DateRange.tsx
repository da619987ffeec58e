import { useId, useState } from 'react';
import { type DayChoice, type DayPreset, dayPresets, resolveDayChoice } from '#shared/format/day-choice.ts';
import { type Day as CalendarDay, isDay } from '#shared/format/days.ts';
import { Select } from '../../forms/Select/Select.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { DateRangeRow, DayFields, DayInput, DayLabel, Problem } from './DateRange.styles.ts';
import { texts } from './texts.ts';

export interface DateRangeProps {
  /** Subject of the days, as in "Days of the statement". */
  label: string;
  /** The chosen days: a preset, or the reader's own range. */
  choice: DayChoice;
  /** Receives complete ranges in order, presets at once. */
  onChoice: (choice: DayChoice) => void;
  /** Offered presets in this order, by default all. */
  presets?: readonly DayPreset[];
}

/** Earliest accepted day. Earlier ones come from a year that is still being typed. */
const EARLIEST = '2000-01-01';
const isComplete = (day: CalendarDay): boolean => isDay(day) && day >= EARLIEST;

/** Chooses the days of a report: a preset, or two days of the reader's own. */
export function DateRange({ label, choice, onChoice, presets = dayPresets }: DateRangeProps) {
  const problemId = useId();
  const [draft, setDraft] = useState<{ readonly from: CalendarDay; readonly to: CalendarDay } | null>(null);
  const days = choice.kind === 'days' ? (draft ?? choice) : null;
  const isBackwards = days !== null && isComplete(days.from) && isComplete(days.to) && days.from > days.to;

  const editDays = (change: Partial<NonNullable<typeof draft>>) => {
    if (days === null) return;
    const next = { from: days.from, to: days.to, ...change };
    setDraft(next);
    if (isComplete(next.from) && isComplete(next.to) && next.from <= next.to) onChoice({ kind: 'days', ...next });
  };
  const selectPreset = (kind: DayChoice['kind']) => {
    setDraft(null);
    if (kind !== 'days') onChoice({ kind });
    // The fields open with the days on screen.
    else onChoice({ kind, ...(resolveDayChoice(choice, Date.now()) ?? { from: '', to: '' }) });
  };

  return (
    <DateRangeRow>
      <Select
        label={label}
        labelDisplay="hidden"
        options={[
          ...presets.map((value) => ({ value, name: texts.presets[value] })),
          { value: 'days' as const, name: texts.days },
        ]}
        selected={choice.kind}
        onSelect={selectPreset}
      />
      {days !== null && (
        <DayFields aria-describedby={isBackwards ? problemId : undefined}>
          <VisuallyHidden as="legend">{label}</VisuallyHidden>
          {(['from', 'to'] as const).map((bound) => (
            <DayLabel key={bound}>
              {texts[bound]}
              <DayInput
                type="date"
                required
                min={EARLIEST}
                value={days[bound]}
                aria-invalid={isBackwards || undefined}
                onChange={(event) => editDays({ [bound]: event.currentTarget.value })}
              />
            </DayLabel>
          ))}
        </DayFields>
      )}
      {isBackwards && (
        <Problem id={problemId} role="alert">
          {texts.backwards}
        </Problem>
      )}
    </DateRangeRow>
  );
}
