import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AuthCard, type AuthCardProps } from './AuthCard.tsx';

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
  component: AuthCard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    logo: 'LOGO',
    children: fields,
    onSubmit: (event) => event.preventDefault(),
  } satisfies AuthCardProps,
});

export const Typical = meta.story({
  args: {
    footer: (
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
  // On the page of all stories, one direction would apply to all of them.
  tags: ['!autodocs'],
  args: {
    title: 'Sign in to the sports betting exchange of this operator',
    footer: <a href="#register">Register</a>,
    children: (
      <>
        <Notice tone="loss">Unavoidablylongwordswithoutanyspaceinthemmuststillfitintothepanel.</Notice>
        {fields}
      </>
    ),
  },
});
