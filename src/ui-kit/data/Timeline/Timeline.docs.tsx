import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Timeline } from './Timeline.tsx';

export const docs: ComponentDocs = {
  purpose: 'The steps of a process, first to last, and how far it is.',
  useWhen: ['A withdrawal or a check passes through known steps.'],
  avoidWhen: [
    { when: 'Events without an end.', instead: 'DataTable' },
    { when: 'Steps that the user walks through.', instead: 'separate pages' },
  ],
  anatomy: {
    width: 'phone',
    render: () => (
      <Timeline
        label="Withdrawal"
        steps={[
          { id: '1', title: 'Requested', state: 'done', at: '2026-03-14T14:03:07Z' },
          { id: '2', title: 'Refused', state: 'failed', note: 'The bank does not know the account.' },
        ]}
      />
    ),
    parts: [
      { part: 'Sign', role: 'Done, current, upcoming or failed.', at: 'li:first-child svg' },
      { part: 'Title', role: 'The step.', at: 'li:first-child > span:nth-child(2)' },
      { part: 'Time', role: 'When it happened.', at: 'li:first-child time' },
      { part: 'Note', role: 'Why, in a sentence.', at: 'li:last-child > :last-child' },
    ],
  },
  examples: {
    do: {
      caption: 'Show the steps that are still to come.',
      render: () => (
        <Timeline
          label="Withdrawal"
          steps={[
            { id: '1', title: 'Requested', state: 'done', at: '2026-03-14T14:03:07Z' },
            { id: '2', title: 'Checked by the operator', state: 'current' },
            { id: '3', title: 'Paid', state: 'upcoming' },
          ]}
        />
      ),
    },
    dont: {
      caption: 'Do not end a list at the current step.',
      render: () => <Timeline label="Withdrawal" steps={[{ id: '1', title: 'Pending', state: 'current' }]} />,
    },
  },
  content: ['Steps are participles: "Requested", "Paid".'],
  keyboard: 'takes no focus',
  announcements: ['A list with its label; the current step is `aria-current`, and each state is a word.'],
  states: [
    ['done', 'With its time.'],
    ['current', 'In progress.'],
    ['upcoming', 'Not begun.'],
    ['failed', 'With the reason as note.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-22' },
  changes: [],
  synonyms: ['Progress steps', 'Status history'],
};
