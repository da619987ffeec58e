import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { Field, type FieldProps } from './Field.tsx';

const meta = preview.meta({
  component: Field,
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}><Story /></div>],
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

export const Adorned = meta.story({ args: { label: 'Amount', before: '₹', after: '.00', defaultValue: '500', inputMode: 'numeric' } });

export const States = meta.story({
  render: () => (
    <>
      <Field label="Disabled" disabled defaultValue="demo" />
      <Field label="Read only" readOnly defaultValue="demo" />
      <Field label="Placeholder" placeholder="What it may look like" />
    </>
  ),
});
