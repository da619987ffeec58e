import { expect, fn, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { getPayementMethod } from '#shared/api/contract/wallet/wallet.ts';
import { createPaymentMethod } from '#shared/api/contract/wallet/wallet-detail.ts';
import preview from '#storybook/preview.tsx';
import { renderInColumn } from '../../testing/render-in-column.tsx';
import { getOwnWallet, policy } from '../../testing/wallet-scenes.ts';
import { AddDetail, type AddDetailProps } from './AddDetail.tsx';

const soon = { timeout: 10_000 };

const meta = preview.meta({
  component: AddDetail,
  decorators: [renderInColumn],
  args: { policy, onAdded: fn() } satisfies AddDetailProps,
});

export const Upi = meta.story({
  play: async ({ canvas, userEvent, args, exchange }) => {
    await userEvent.type(await canvas.findByLabelText('UPI ID', {}, soon), 'asha.nair@okbank');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce(), soon);
    const { wallet, userId } = getOwnWallet(exchange);
    await expect(wallet.listDetails(userId).map(({ fields }) => fields)).toEqual([{ account_no: 'asha.nair@okbank' }]);
  },
});

export const BankWithMistakes = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bank transfer' }, soon));
    for (const [label, text] of [
      ['Account holder’s name', 'Asha Nair'],
      ['Bank name', 'Harbour Bank'],
      ['Account number', '1234'],
      ['Account number again', '1234'],
      ['IFSC code', 'HDFC1'],
    ] as const) {
      await userEvent.type(canvas.getByLabelText(label), text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByText('IFSC has 11 characters, as in HDFC0001234.')).toBeVisible();
    await expect(canvas.getByText('Account number has 9 to 18 digits.')).toBeVisible();
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Mobile wallet' }, soon));
    await userEvent.type(canvas.getByLabelText('Mobile number'), '98765');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByText('Must be 10 digit')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(createPaymentMethod, 'This payment method has already been added!'));
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText('UPI ID', {}, soon);
    await userEvent.type(field, 'asha@okbank');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Save details' })).not.toHaveAttribute('aria-busy'),
      soon,
    );
    await expect(field).toHaveValue('asha@okbank');
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getPayementMethod));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Payment methods could not be read');
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getPayementMethod));
  },
});

export const NoMethods = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(getPayementMethod));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No way to withdraw right now', {}, soon)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(getPayementMethod));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Your session is over. Sign in again.');
  },
});
