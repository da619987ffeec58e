import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { sessionController } from '#features/session/index.ts';
import preview from '#storybook/preview.tsx';
import { createLazyWithPreload } from '../router/lazy-with-preload.tsx';
import { createDownload, type TestDownload } from '../testing/create-download.ts';
import { Live } from '../testing/Live.tsx';
import { AccountSheet as Sheet, type AccountSheetProps } from './AccountSheet.tsx';
import { PhoneBar } from './PhoneBar.tsx';

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
    sessionController.checkAccess(false);
    return () => sessionController.signOut('user');
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

/** The download of the sheet's file, which each story ends. */
let file: TestDownload<typeof Sheet>;

function SlowPhoneBar() {
  const [accountSheet] = useState(() => createLazyWithPreload<AccountSheetProps>(file.load));
  return <PhoneBar accountSheet={accountSheet} />;
}

const slow = {
  render: () => <SlowPhoneBar />,
  beforeEach() {
    file = createDownload(Sheet);
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
};

/** A key pressed while the sheet loads cancels it. */
export const CancelledWhileLoading = meta.story({
  ...slow,
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole('button', { name: 'Account' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(account).toHaveFocus();
    await file.succeed();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const DownloadFails = meta.story({
  ...slow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await file.fail();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Press Account to try again.');
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
  },
});

export const SecondDownloadSucceeds = meta.story({
  ...slow,
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(account);
    await file.fail();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(account);
    await file.succeed();
    await expect(await canvas.findByRole('dialog', { name: 'Account' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(account).toHaveFocus();
  },
});
