import { expect, waitFor } from 'storybook/test';
import { applyTestSwitches } from '#shared/switches/testing/test-switches.ts';
import preview from '#storybook/preview.tsx';
import { fillDeposit, findSendButton } from '../../testing/fill-deposit.ts';
import { renderInColumn } from '../../testing/render-in-column.tsx';
import { clearPendingPayments, getOwnWallet, policy } from '../../testing/wallet-scenes.ts';
import { Deposit, type DepositProps } from './Deposit.tsx';

const soon = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Paused deposit',
  component: Deposit,
  decorators: [renderInColumn],
  args: { policy, currency: 'INR' } satisfies DepositProps,
  beforeEach: () => clearPendingPayments,
});

export const Paused = meta.story({
  beforeEach: () => applyTestSwitches({ paused: { deposits: 'The payment provider is back at 18:00.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payment provider is back at 18:00.', {}, soon)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Paused for now' }, soon)).toBeVisible();
  },
});

/** The operator pauses deposits, and runs them again: the form has what was typed, and sends it once. */
export const PausedForAMoment = meta.story({
  beforeEach: () => applyTestSwitches({}),
  play: async ({ canvas, userEvent, exchange }) => {
    await fillDeposit(canvas, userEvent);
    applyTestSwitches({ paused: { deposits: '' } });
    await expect(await canvas.findByText('Deposits are paused. What you type here stays.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Paused for now' }));
    const { wallet, userId } = getOwnWallet(exchange);
    await expect((await wallet.listRequests(userId, {})).total).toBe(0);
    applyTestSwitches({});
    await waitFor(() => expect(findSendButton(canvas)).toBeVisible());
    await userEvent.click(findSendButton(canvas));
    await expect(await canvas.findByText('Your deposit request has been sent!', {}, soon)).toBeVisible();
    await expect((await wallet.listRequests(userId, {})).total).toBe(1);
  },
});
