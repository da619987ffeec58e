import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { Field, type FieldProps } from './Field.tsx';

const meta = preview.meta({
  component: Field,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Username', name: 'user_name', autoComplete: 'username' } satisfies FieldProps,
});

export const Text = meta.story();
export const WithHint = meta.story({
  args: { hint: '3 to 12 letters, digits, dashes or underscores.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(/^3 to 12/);
  },
});

export const WithError = meta.story({
  args: { hint: 'Not said while there is an error.', error: 'This field is required.', defaultValue: '' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Username' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('This field is required.');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Password = meta.story({
  args: { label: 'Password', type: 'password', autoComplete: 'current-password', defaultValue: 'Demo1234' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Password', { exact: true });
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(box).toHaveAttribute('type', 'password');
  },
});

export const Adorned = meta.story({
  args: { label: 'Amount', before: '₹', after: '.00', defaultValue: '500', inputMode: 'numeric' },
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {(direction) => (
        <>
          <Field
            label={`The amount to be paid in, as the bank writes it, ${direction}`}
            before="₹"
            after=".00"
            defaultValue="987654321987654321987654321987654321"
            error="The amount must lie between the least and the greatest amount that the operator takes."
          />
          <Field
            label={`Password, ${direction}`}
            type="password"
            autoComplete="off"
            defaultValue="a-long-password-that-goes-on-and-on-and-on"
            hint="8 to 20 letters and digits, one of them a capital, one small, and at least one digit."
          />
        </>
      )}
    </BothWays>
  ),
});

const renderFields = (state: string) => (
  <>
    <Field label={`Empty, ${state}`} placeholder="What it may look like" />
    <Field label={`Wrong, ${state}`} defaultValue="demo" error="This field is required." />
    <Field label={`Password, ${state}`} type="password" autoComplete="off" defaultValue="demo" />
  </>
);

export const States = meta.story({
  render: () => (
    <>
      <PlatformStates>{renderFields}</PlatformStates>
      <Field label="Disabled" disabled defaultValue="demo" />
      <Field label="Read only" readOnly defaultValue="demo" />
    </>
  ),
});

export const Labels = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['visible', 'hidden'] as const} columns={['plain', 'hint', 'error', 'adorned'] as const}>
      {(labelDisplay, form) => (
        <Field
          label={`${labelDisplay}, ${form}`}
          labelDisplay={labelDisplay}
          placeholder={form}
          {...(form === 'hint' && { hint: 'How it is to be filled.' })}
          {...(form === 'error' && { error: 'What is wrong with it.' })}
          {...(form === 'adorned' && { before: '₹', after: '.00' })}
        />
      )}
    </Permutations>
  ),
});
