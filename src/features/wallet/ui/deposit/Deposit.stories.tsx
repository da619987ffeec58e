import { expect, waitFor } from 'storybook/test';
import { createHandlers } from '#mocks/handlers/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import {
  getParentPayementDetails,
  getPayementMethod,
  getwalletsummary,
  walletchipIn,
} from '#shared/api/contract/wallet/wallet.ts';
import preview from '#storybook/preview.tsx';
import { fillDeposit, findSendButton } from '../../testing/fill-deposit.ts';
import { renderInColumn } from '../../testing/render-in-column.tsx';
import { clearPendingPayments, getOwnWallet, policy, submitDeposit } from '../../testing/wallet-scenes.ts';
import { Deposit, type DepositProps } from './Deposit.tsx';
import { UploadProgress } from './UploadProgress.tsx';

const soon = { timeout: 10_000 };

const meta = preview.meta({
  component: Deposit,
  decorators: [renderInColumn],
  args: { policy, currency: 'INR' } satisfies DepositProps,
  beforeEach: () => clearPendingPayments,
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillDeposit(canvas, userEvent);
    await expect(await canvas.findByRole('img', { name: 'Payment code of Demo Exchange' }, soon)).toBeVisible();
    await expect(findSendButton(canvas)).toHaveAccessibleName('Send deposit request · ₹500.00');
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    await fillDeposit(canvas, userEvent);
    await userEvent.dblClick(findSendButton(canvas));
    await expect(await canvas.findByText('Your deposit request has been sent!', {}, soon)).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveValue('');
    const { wallet, userId } = getOwnWallet(exchange);
    await expect((await wallet.listRequests(userId, {})).total).toBe(1);
  },
});

export const WrongFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillDeposit(canvas, userEvent, '12345');
    await userEvent.click(findSendButton(canvas));
    await expect(await canvas.findByText('Enter the 12 to 14 digits of the reference number.')).toBeVisible();
    await expect(canvas.getByLabelText('Reference number (UTR)')).toHaveValue('12345');
  },
});

export const BankWithTwoAccounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bank transfer' }, soon));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Demo Exchange, Harbour Bank' }, soon));
    await expect(canvas.getByText('420000987654')).toBeVisible();
  },
});

export const PictureOfTheCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Mobile wallet' }, soon));
    const code: HTMLImageElement = await canvas.findByRole('img', { name: 'Payment code of Demo Exchange' }, soon);
    await waitFor(() => expect(code.naturalWidth).toBeGreaterThan(0));
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(networkScenarios.unprocessable(walletchipIn, 'This reference number has already been used!')),
  play: async ({ canvas, userEvent }) => {
    await fillDeposit(canvas, userEvent);
    await userEvent.click(findSendButton(canvas));
    await expect(await canvas.findByText('This reference number has already been used!', {}, soon)).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveValue('500');
    await expect(canvas.getByText('payment.png')).toBeVisible();
  },
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.loading(walletchipIn)),
  play: async ({ canvas, userEvent }) => {
    await fillDeposit(canvas, userEvent);
    await userEvent.click(findSendButton(canvas));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Sending the screenshot …' }, soon),
    ).not.toHaveAttribute('value');
    await expect(canvas.getByLabelText('Amount')).toHaveAttribute('readonly');
  },
});

export const HowFar = meta.story({
  render: () => (
    <>
      <UploadProgress share={null} />
      <UploadProgress share={0.45} />
      <UploadProgress share={1} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'))).toEqual([
      null,
      '45',
      '100',
    ]);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the screenshot: 45 %' })).toBeVisible();
  },
});

export const ResponseLost = meta.story({
  beforeEach({ msw, exchange }) {
    msw.use(networkScenarios.lostResponse(walletchipIn, createHandlers(exchange)));
  },
  play: async ({ canvas, userEvent }) => {
    await fillDeposit(canvas, userEvent);
    await userEvent.click(findSendButton(canvas));
    await expect(await canvas.findByText('Your deposit request arrived.', {}, soon)).toBeVisible();
  },
});

export const Unverified = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(networkScenarios.unreachable(walletchipIn), networkScenarios.unreachable(getwalletsummary)),
  play: async ({ canvas, userEvent }) => {
    await fillDeposit(canvas, userEvent);
    await userEvent.click(findSendButton(canvas));
    await expect(await canvas.findByText('Your requests are unavailable right now.', {}, soon)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Waiting for your last request to be confirmed' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

export const OneAtATime = meta.story({
  beforeEach: ({ exchange }) => submitDeposit(exchange),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Your previous request is being processed!' }, soon),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.loading(getPayementMethod)),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.empty(getPayementMethod)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No way to deposit right now', {}, soon)).toBeVisible();
  },
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.unreachable(getPayementMethod)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Payment methods could not be read');
  },
});

export const PayeeMalformed = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.malformed(getParentPayementDetails)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The account to pay to could not be read', {}, soon)).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toBeVisible();
  },
});

export const MethodsRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(networkScenarios.refused(getPayementMethod, 'Deposits are closed for your account!')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Deposits are closed for your account!');
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.signedOut(getPayementMethod)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Your session is over. Sign in again.');
  },
});
