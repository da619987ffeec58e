import preview from '#storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { session } from '#features/session/index.ts';
import { menus } from './menus.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { Live } from './testing/Live.tsx';

const meta = preview.meta({
  component: PhoneBar,
  parameters: { route: true },
  decorators: [
    (Story) => (
      <Live>
        <Story />
      </Live>
    ),
  ],
  beforeEach() {
    session.checkAccess(false);
    return () => {
      session.signOut('user');
      menus.store.setState({ state: 'not-asked' });
    };
  },
});

export const AccountSheet = meta.story({
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(account);
    await expect(await canvas.findByRole('dialog', { name: 'Account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(account).toHaveFocus();
  },
});

/** Who presses and then does something else is not surprised by a sheet. */
export const GivenUpBeforeItComes = meta.story({
  beforeEach: () => menus.store.setState({ state: 'coming' }),
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole('button', { name: 'Account' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(account).toHaveFocus();
    menus.store.setState({ state: 'not-asked' });
    menus.ask();
    await waitFor(() => expect(menus.store.getState().state).toBe('here'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const DoesNotCome = meta.story({
  beforeEach: () => menus.store.setState({ state: 'coming' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    menus.store.setState({ state: 'failed' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Press Account to try again.');
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
  },
});

export const ComesAtTheSecondAttempt = meta.story({
  beforeEach: () => menus.store.setState({ state: 'coming' }),
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(account);
    menus.store.setState({ state: 'failed' });
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(account);
    await expect(await canvas.findByRole('dialog', { name: 'Account' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(account).toHaveFocus();
  },
});
