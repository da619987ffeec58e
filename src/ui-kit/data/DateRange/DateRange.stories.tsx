import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { type DayChoice, dayPresets } from '#shared/format/day-choice.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { DateRange, type DateRangeProps } from './DateRange.tsx';

/** A page that stores the choice. */
function StatefulDateRange({ choice, onChoice, ...rest }: DateRangeProps) {
  const [current, setCurrent] = useState(choice);
  const update = (next: DayChoice) => {
    setCurrent(next);
    onChoice(next);
  };
  return <DateRange {...rest} choice={current} onChoice={update} />;
}

const meta = preview.meta({
  component: DateRange,
  render: (args) => <StatefulDateRange {...args} />,
  args: { label: 'Days of the statement', choice: { kind: '7d' }, onChoice: fn() } satisfies DateRangeProps,
});

export const Preset = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Days of the statement' }), 'Yesterday');
    await expect(args.onChoice).toHaveBeenLastCalledWith({ kind: 'yesterday' });
    await expect(canvas.queryByLabelText('From')).toBeNull();
  },
});

export const DaysOfOnesOwn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Choose days');
    await expect(canvas.getByLabelText('From')).not.toHaveValue('');
    await userEvent.clear(canvas.getByLabelText('From'));
    await userEvent.type(canvas.getByLabelText('From'), '2026-03-01');
    await userEvent.clear(canvas.getByLabelText('To'));
    await userEvent.type(canvas.getByLabelText('To'), '2026-03-29');
    await expect(args.onChoice).toHaveBeenLastCalledWith({ kind: 'days', from: '2026-03-01', to: '2026-03-29' });
  },
});

export const Backwards = meta.story({
  args: { choice: { kind: 'days', from: '2026-03-29', to: '2026-03-29' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('To'));
    await userEvent.type(canvas.getByLabelText('To'), '2026-03-01');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The start date is after the end date.');
    await expect(args.onChoice).not.toHaveBeenCalled();
  },
});

const customRange: DayChoice = { kind: 'days', from: '2026-03-01', to: '2026-03-29' };

export const AllChoices = meta.story({
  name: 'Permutations',
  parameters: { controls: { disable: true } },
  render: () => (
    <Permutations rows={[...dayPresets, 'days']} columns={['alone']}>
      {(kind) => (
        <DateRange
          label={`Days of ${kind}`}
          choice={kind === 'days' ? customRange : { kind }}
          onChoice={() => undefined}
        />
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <DateRange {...args} label={`The days that the statement is about, ${direction}`} choice={customRange} />
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>{(state) => <DateRange {...args} label={state} choice={customRange} />}</PlatformStates>
  ),
});
