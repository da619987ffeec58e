import { Route } from 'react-router-dom';
import { expect } from 'storybook/test';
import { sessionController } from '#features/session/index.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '../router/paths.ts';
import { AppAt } from '../testing/AppAt.tsx';
import { Live } from '../testing/Live.tsx';
import { Header } from './Header.tsx';

const meta = preview.meta({
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { money: '50,000.00' },
  beforeEach() {
    sessionController.checkAccess(false);
    return () => sessionController.signOut('user');
  },
  render: (args) => (
    <AppAt
      address={paths.liabilities}
      routes={
        <Route
          path="*"
          element={
            <Live>
              <Header {...args} />
              <div style={{ minBlockSize: '45rem' }} />
            </Live>
          }
        />
      }
    />
  ),
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

export const SignsOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of demo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(sessionController.readCurrent()).toBeNull();
  },
});
