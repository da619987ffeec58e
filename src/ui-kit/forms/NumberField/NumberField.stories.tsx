import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = preview.meta({
  component: NumberField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Odds',
    text: '1.85',
    onText: fn(),
    onStep: fn(),
    min: 1.01,
    max: 1000,
    step: 0.01,
  } satisfies NumberFieldProps,
});

export const Odds = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise odds' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lower odds' }));
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Odds' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onStep?.mock.calls.flat()).toEqual([1, -1, 1]);
    await expect(args.onText).not.toHaveBeenCalled();
  },
});

export const WithValue = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Odds' }), '9');
    await expect(args.onText).toHaveBeenLastCalledWith('1.859');
  },
});

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise odds' }));
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Odds' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
});

export const WithError = meta.story({ args: { error: 'Min Odd is: 1.01' } });
export const WithoutSteps = meta.story({ render: () => <NumberField label="Run" text="174" onText={fn()} readOnly /> });

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <NumberField
          {...args}
          label={`Odds that you ask for, ${direction}`}
          text="98765432198765432198"
          error="Max Odd is: 1000, and this field says no more than that"
        />
      )}
    </BothWays>
  ),
});

export const AllLabels = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations rows={['visible', 'hidden'] as const} columns={['steps', 'bare', 'read only', 'wrong'] as const}>
      {(labelDisplay, form) => (
        <NumberField
          {...args}
          label={`${labelDisplay}, ${form}`}
          labelDisplay={labelDisplay}
          onStep={form === 'bare' ? undefined : fn()}
          readOnly={form === 'read only'}
          error={form === 'wrong' ? 'Min Odd is: 1.01' : null}
        />
      )}
    </Permutations>
  ),
});

export const States = meta.story({
  render: (args) => <PlatformStates>{(state) => <NumberField {...args} label={state} />}</PlatformStates>,
});
