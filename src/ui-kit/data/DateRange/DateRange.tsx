import { useId, useState } from 'react';
import { resolveDayChoice, dayPresets, type DayChoice, type DayPreset } from '#shared/format/day-choice.ts';
import { isDay, type Day as CalendarDay } from '#shared/format/days.ts';
import { Select } from '../../forms/Select/Select.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { DayInput, DayLabel, DayFields, DateRangeRow, Problem } from './DateRange.styles.ts';
import { texts } from './texts.ts';

export interface DateRangeProps {
  /** Of what the days are, as in "Days of the statement". */
  label: string;
  /** The days chosen: a preset, or days of one's own. */
  choice: DayChoice;
  /** Told of days that are complete and in order; presets at once. */
  onChoice: (choice: DayChoice) => void;
  /** The presets offered, in this order. All of them when left out. */
  presets?: readonly DayPreset[];
}

/** Earlier days are slips of the keyboard: a year that is still being typed. */
const EARLIEST = '2000-01-01';
const isComplete = (day: CalendarDay): boolean => isDay(day) && day >= EARLIEST;

/** The days a report is about: today, the last so many, or two days of the reader's own. */
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
    // The fields open with the days that were on screen.
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
          {(['from', 'to'] as const).map((edge) => (
            <DayLabel key={edge}>
              {texts[edge]}
              <DayInput
                type="date"
                required
                min={EARLIEST}
                value={days[edge]}
                aria-invalid={isBackwards || undefined}
                onChange={(event) => editDays({ [edge]: event.currentTarget.value })}
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
