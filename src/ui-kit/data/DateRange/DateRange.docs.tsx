import { useState } from 'react';
import type { DayChoice } from '#shared/format/day-choice.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { DateRange } from './DateRange.tsx';

function DateRangeExample({ initial }: { initial: DayChoice }) {
  const [choice, setChoice] = useState(initial);
  return <DateRange label="Days of the statement" choice={choice} onChoice={setChoice} />;
}

export const docs: ComponentDocs = {
  purpose: 'Chooses the days of a report: a preset, or two days.',
  useWhen: ['A report or export covers a period.'],
  avoidWhen: [{ when: 'One day is typed, such as a birthday.', instead: 'Field with type date' }],
  anatomy: {
    render: () => <DateRangeExample initial={{ kind: 'days', from: '2026-03-20', to: '2026-03-01' }} />,
    parts: [
      { part: 'Preset', role: 'Today, yesterday, the last 7, 30 or 90 days.', at: 'select' },
      { part: 'From, to', role: 'Date fields of the browser, for days of one’s own.', at: 'fieldset' },
      { part: 'Problem', role: 'When the first day is after the last.', at: '[role=alert]' },
    ],
  },
  examples: {
    do: {
      caption: 'Begin with the preset that most users need.',
      render: () => <DateRangeExample initial={{ kind: '7d' }} />,
    },
    dont: {
      caption: 'Do not begin with a period in the wrong order.',
      render: () => <DateRangeExample initial={{ kind: 'days', from: '2026-03-20', to: '2026-03-01' }} />,
    },
  },
  content: ['The label names the report: "Days of the statement".'],
  keyboard: [
    ['Arrow keys', 'In the list: another preset. In a date: another day.'],
    ['Tab', 'Moves to the two dates.'],
  ],
  announcements: ['The problem is an alert, and describes both dates.'],
  states: [
    ['preset', 'No dates are shown.'],
    ['days', 'Two dates.'],
    ['backwards', 'Both dates are invalid, with the reason.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Date picker', 'Period', 'Calendar'],
};
