import preview from '#storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { session } from '#features/session/index.ts';
import { paths } from '../paths.ts';
import { AppAt } from '../testing/AppAt.tsx';
import { Header } from './Header.tsx';
import { menus } from './menus.ts';
import { Live } from './testing/Live.tsx';

const meta = preview.meta({
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { money: '50,000.00' },
  beforeEach() {
    session.checkAccess(false);
    return () => {
      session.signOut('user');
      menus.store.setState({ state: 'not-asked' });
    };
  },
  render: (args) => (
    <AppAt
      address={paths.liabilities}
      table={[
        {
          path: '*',
          element: (
            <Live>
              <Header {...args} />
              <div style={{ minBlockSize: '45rem' }} />
            </Live>
          ),
        },
      ]}
    />
  ),
});

/** What is behind a button is asked for before the button is pressed. */
export const AskedForOnTheWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Account of demo' })).toBeVisible();
    await expect(menus.store.getState().state).toBe('not-asked');
    await userEvent.tab();
    await waitFor(() => expect(menus.store.getState().state).toBe('here'));
  },
});

export const AccountMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Account of demo' });
    await userEvent.click(trigger);
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
  },
});

export const MenuComesAtTheSecondAttempt = meta.story({
  beforeEach: () => menus.store.setState({ state: 'coming' }),
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Account of demo' });
    trigger.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByText('Loading the menu')).toBeInTheDocument();
    menus.store.setState({ state: 'failed' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The menu could not be loaded');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(session.current()).toBeNull();
  },
});
