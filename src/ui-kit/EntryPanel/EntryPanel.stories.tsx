import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { EntryPanel, type EntryPanelProps } from './EntryPanel.tsx';

const fields = (
  <>
    <Field label="Username" name="user_name" autoComplete="username" />
    <Field label="Password" name="password" type="password" autoComplete="current-password" />
    <Button type="submit" variant="primary" size="large" full>
      Login
    </Button>
  </>
);

const meta = preview.meta({
  component: EntryPanel,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Sign in', mark: 'LOGO', children: fields, onSubmit: (event) => event.preventDefault() } satisfies EntryPanelProps,
});

export const Typical = meta.story({
  args: {
    foot: (
      <>
        New here?
        <a href="#register">Register</a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible();
  },
});

export const LongTextRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  // On the page of all stories one direction would turn them all.
  tags: ['!autodocs'],
  args: {
    title: 'Sign in to the sports betting exchange of this operator',
    foot: <a href="#register">Register</a>,
    children: (
      <>
        <Notice tone="loss">Unavoidablylongwordswithoutanyspaceinthemmuststillfitintothepanel.</Notice>
        {fields}
      </>
    ),
  },
});
