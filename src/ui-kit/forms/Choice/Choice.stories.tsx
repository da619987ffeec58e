import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Choice, type ChoiceProps } from './Choice.tsx';

const meta = preview.meta({
  component: Choice,
  args: {
    type: 'checkbox',
    label: 'Ask before sending',
    hint: 'A second press on the button sends the bet.',
    checked: false,
    onCheck: fn(),
  } satisfies ChoiceProps,
  render: function StatefulChoice(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Choice {...args} checked={checked} onCheck={setChecked} />;
  },
});

/** The text is part of the target. */
export const Checkbox = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ask before sending' });
    await expect(box).toHaveAccessibleDescription('A second press on the button sends the bet.');
    await userEvent.click(canvas.getByText('A second press on the button sends the bet.'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

/** The arrow keys move within the choices of the same name. */
export const Radio = meta.story({
  render: function Radios(args) {
    const [chosen, setChosen] = useState('Better odds');
    return (
      <Stack>
        {['Only my odds', 'Better odds', 'Odds within two ticks'].map((label) => (
          <Choice
            key={label}
            {...args}
            type="radio"
            name="odds"
            label={label}
            checked={chosen === label}
            onCheck={() => setChosen(label)}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Only my odds' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Odds within two ticks' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Only my odds' })).not.toBeChecked();
  },
});

export const AllStates = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations rows={['checkbox', 'radio'] as const} columns={['off', 'on', 'disabled'] as const}>
      {(type, state) => (
        <Choice
          {...args}
          type={type}
          name={`${type} ${state}`}
          label={`${type}, ${state}`}
          checked={state === 'on'}
          disabled={state === 'disabled'}
          onCheck={fn()}
        />
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <Choice
          {...args}
          label={`Ask for a second press before a bet of any kind is sent to the exchange, ${direction}`}
          hint="The button asks first, at every price and for every stake, until this choice is taken back here."
        />
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => <PlatformStates>{(state) => <Choice {...args} label={state} />}</PlatformStates>,
});
