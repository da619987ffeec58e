import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Timeline, type TimelineProps, type TimelineStep } from './Timeline.tsx';

const at = '2026-03-14T13:05:00Z';
const firstStep: TimelineStep = { id: 'sent', title: 'Request sent', state: 'done', at };

const meta = preview.meta({
  component: Timeline,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Deposit of 2,500.00',
    steps: [
      firstStep,
      { id: 'progress', title: 'Being checked', state: 'current', at },
      { id: 'end', title: 'Decision', state: 'upcoming' },
    ],
  } satisfies TimelineProps,
});

export const UnderWay = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    await expect(steps[2]).toHaveTextContent('Decision, to come');
  },
});

export const Failed = meta.story({
  args: {
    steps: [
      firstStep,
      { id: 'progress', title: 'Being checked', state: 'done' },
      { id: 'end', title: 'Rejected', state: 'failed', at, note: 'The bank does not know this reference number.' },
    ],
  },
});

export const Empty = meta.story({ args: { steps: [] } });

export const AllStates = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['done', 'current', 'upcoming', 'failed'] as const} columns={['bare', 'with a note'] as const}>
      {(state, form) => (
        <Timeline
          label={`${state}, ${form}`}
          steps={[
            { id: 'one', title: 'First', state, at },
            { id: 'two', title: 'Second', state, ...(form === 'with a note' && { note: 'What follows from it.' }) },
          ]}
        />
      )}
    </Permutations>
  ),
});

const longSteps: readonly TimelineStep[] = [
  { ...firstStep, title: 'A step whose name is so long that it takes more than one line wherever it stands' },
  {
    id: 'end',
    title: 'Rejected',
    state: 'failed',
    at,
    note: `${'A reason without any end. '.repeat(6)}${'x'.repeat(80)}`,
  },
];

export const LongTextBothWays = meta.story({
  render: () => <BothWays>{(direction) => <Timeline label={direction} steps={longSteps} />}</BothWays>,
});
