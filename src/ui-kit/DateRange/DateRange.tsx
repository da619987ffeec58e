import { useId, useState } from 'react';
import { chosenDays, dayPresets, type DayChoice, type DayPreset } from '#shared/format/day-choice.ts';
import { isDay, type Day as CalendarDay } from '#shared/format/days.ts';
import { Select } from '../Select/Select.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Day, DayLabel, Days, Line, Problem } from './DateRange.styles.ts';
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
const complete = (day: CalendarDay): boolean => isDay(day) && day >= EARLIEST;

/** The days a report is about: today, the last so many, or two days of the reader's own. */
export function DateRange({ label, choice, onChoice, presets = dayPresets }: DateRangeProps) {
  const problem = useId();
  const [draft, setDraft] = useState<{ readonly from: CalendarDay; readonly to: CalendarDay } | null>(null);
  const days = choice.kind === 'days' ? (draft ?? choice) : null;
  const backwards = days !== null && complete(days.from) && complete(days.to) && days.from > days.to;

  const type = (change: Partial<NonNullable<typeof draft>>) => {
    if (days === null) return;
    const next = { from: days.from, to: days.to, ...change };
    setDraft(next);
    if (complete(next.from) && complete(next.to) && next.from <= next.to) onChoice({ kind: 'days', ...next });
  };
  const pick = (kind: DayChoice['kind']) => {
    setDraft(null);
    if (kind !== 'days') onChoice({ kind });
    // The fields open with the days that were on screen.
    else onChoice({ kind, ...(chosenDays(choice, Date.now()) ?? { from: '', to: '' }) });
  };

  return (
    <Line>
      <Select
        label={label}
        labelled="hidden"
        options={[...presets.map((value) => ({ value, name: texts.presets[value] })), { value: 'days' as const, name: texts.days }]}
        selected={choice.kind}
        onSelect={pick}
      />
      {days !== null && (
        <Days aria-describedby={backwards ? problem : undefined}>
          <VisuallyHidden as="legend">{label}</VisuallyHidden>
          {(['from', 'to'] as const).map((edge) => (
            <DayLabel key={edge}>
              {texts[edge]}
              <Day type="date" required min={EARLIEST} value={days[edge]} aria-invalid={backwards || undefined} onChange={(event) => type({ [edge]: event.currentTarget.value })} />
            </DayLabel>
          ))}
        </Days>
      )}
      {backwards && (
        <Problem id={problem} role="alert">
          {texts.backwards}
        </Problem>
      )}
    </Line>
  );
}
