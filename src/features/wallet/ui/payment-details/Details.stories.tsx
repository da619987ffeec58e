import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { getwalletBankDetail, removePaymentDetails } from '#shared/api/contract/wallet/wallet-detail.ts';
import preview from '#storybook/preview.tsx';
import { addBankDetail, getOwnWallet } from '../../testing/wallet-scenes.ts';
import { SavedDetails } from './SavedDetails.tsx';

const soon = { timeout: 10_000 };

const meta = preview.meta({
  component: SavedDetails,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: async ({ exchange }) => {
    await addBankDetail(exchange);
  },
});

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HRBR0000042', {}, soon)).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Method name',
      'Bank name',
      'Bank holder name',
      'IFSC code',
      'Account no',
    ]);
  },
});

export const Removed = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    const button = await canvas.findByRole('button', { name: 'Remove Bank transfer · 123456789' }, soon);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(findDialogButton('Remove'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
    const { wallet, userId } = getOwnWallet(exchange);
    await expect(wallet.listDetails(userId)).toEqual([]);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Your payment details'));
  },
});

const findDialogButton = (name: string): HTMLElement => {
  const buttons = screen.getByRole('dialog').querySelectorAll('button');
  const button = [...buttons].find((each) => each.textContent === name);
  if (button === undefined) throw new Error(`no button ${name}`);
  return button;
};

export const NotRemoved = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(removePaymentDetails, 'Payment method not found!'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }, soon));
    await userEvent.click(findDialogButton('Remove'));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('HRBR0000042')).toBeVisible();
  },
});

export const HostileFields = meta.story({
  beforeEach({ msw }) {
    const row = {
      _id: 'x1',
      user_id: 'u9',
      is_active: true,
      meta: { a: 1 },
      method_name: '<img src=x onerror=alert(1)>',
      account_no: 'x'.repeat(120),
      bank_name: '-',
      Note: '=HYPERLINK("x")',
    };
    msw.use(
      http.post(toMockUrl(getwalletBankDetail), () =>
        HttpResponse.json({ status: true, data: [row, null, { method_name: 'no id' }] }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>', {}, soon)).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Method name',
      'Account no',
      'Note',
    ]);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getwalletBankDetail));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.notJson(getwalletBankDetail));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Payment details could not be read');
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(getwalletBankDetail));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payment details yet', {}, soon)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(getwalletBankDetail));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Your session is over. Sign in again.');
  },
});
