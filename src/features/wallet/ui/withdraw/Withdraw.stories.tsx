import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { createHandlers } from '#mocks/handlers/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { walletchipOutV2 } from '#shared/api/contract/wallet/wallet.ts';
import { getwalletBankDetail } from '#shared/api/contract/wallet/wallet-detail.ts';
import { units } from '#shared/domain/money/money.ts';
import { applyTestSwitches } from '#shared/switches/testing/test-switches.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { renderInColumn } from '../../testing/render-in-column.tsx';
import { addBankDetail, clearPendingPayments, DECIDED_MS, getOwnWallet } from '../../testing/wallet-scenes.ts';
import { Withdraw, type WithdrawProps } from './Withdraw.tsx';

const soon = { timeout: 10_000 };

/** Types an amount and sends it once the payment details are read. */
async function send({ canvas, userEvent }: StoryContext, amount: string) {
  await expect(await canvas.findByRole('radio', { name: /^Bank transfer/ }, soon)).toBeChecked();
  await userEvent.type(canvas.getByLabelText('Amount'), amount);
  await userEvent.click(canvas.getByRole('button', { name: /^Send withdrawal request/ }));
}

const meta = preview.meta({
  component: Withdraw,
  decorators: [renderInColumn],
  args: { available: units(50_000), addHref: '/withdraw/bank', link: renderPlainLink } satisfies WithdrawProps,
  beforeEach: async ({ exchange }) => {
    await addBankDetail(exchange);
    return clearPendingPayments;
  },
});

export const Accepted = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    await expect(await canvas.findByRole('radio', { name: /^Bank transfer/ }, soon)).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Amount'), '1,000');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send withdrawal request · ₹1,000.00' }));
    await expect(await canvas.findByText('Your withdrawal request has been sent!', {}, soon)).toBeVisible();
    const { wallet, userId } = getOwnWallet(exchange);
    await expect((await wallet.listRequests(userId, {})).total).toBe(1);
  },
});

export const Everything = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full amount' }, soon));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('50000');
  },
});

export const MoreThanThereIs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount', {}, soon), '50000.01');
    await expect(await canvas.findByRole('button', { name: 'Insufficient Balance!' }, soon)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The operator pauses withdrawals while the bettor types. */
export const Paused = meta.story({
  beforeEach: () => applyTestSwitches({}),
  play: async ({ canvas, userEvent, exchange }) => {
    await expect(await canvas.findByRole('radio', { name: /^Bank transfer/ }, soon)).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Amount'), '1,000');
    applyTestSwitches({ paused: { withdrawals: 'The bank is back at 18:00.' } });
    await expect(await canvas.findByRole('status', { name: '' })).toHaveTextContent('The bank is back at 18:00.');
    await expect(canvas.getByRole('button', { name: 'Paused for now' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Amount'), '{Enter}');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,000');
    const { wallet, userId } = getOwnWallet(exchange);
    await expect((await wallet.listRequests(userId, {})).total).toBe(0);
  },
});

export const NowhereToPayTo = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(getwalletBankDetail));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add payment details' }, soon)).toHaveAttribute(
      'href',
      '/withdraw/bank',
    );
    await expect(canvas.getByRole('button', { name: 'please add atleast one payment method!' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(walletchipOutV2, 'Amount must be at least 500.'));
  },
  play: async (context) => {
    const { canvas } = context;
    await send(context, '100');
    await expect(await canvas.findByText('Amount must be at least 500.', {}, soon)).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveValue('100');
  },
});

export const ResponseLost = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.lostRequest(walletchipOutV2));
  },
  play: async (context) => {
    const { canvas } = context;
    await send(context, '100');
    await expect(await canvas.findByText('It is not in your requests yet. Checking again…', {}, soon)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Waiting for your last request to be confirmed' })).toBeVisible(),
    );
  },
});

/** The exchange decides the first request before the second arrives, because it allows one pending request. */
export const TakenTwice = meta.story({
  beforeEach({ msw, exchange }) {
    msw.use(
      networkScenarios.processedTwice(walletchipOutV2, createHandlers(exchange), () =>
        exchange.clock.advance(DECIDED_MS),
      ),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await send(context, '1000');
    const title = await canvas.findByText('2 requests found', {}, soon);
    const notice = title.closest<HTMLElement>('[role="alert"]');
    if (notice === null) throw new Error('no alert');
    await expect(notice.querySelectorAll('li')).toHaveLength(2);
    await expect(notice).toHaveTextContent(/₹1,000\.00 .*contact your operator/);
  },
});

/** Without a balance only the exchange checks the amount. */
export const BalanceNotRead = meta.story({
  args: { available: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount', {}, soon), '50000.01');
    const button = await canvas.findByRole('button', { name: 'Send withdrawal request · ₹50,000.01' }, soon);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Full amount' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getwalletBankDetail));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount', {}, soon), '100');
    await expect(canvas.getByRole('button', { name: 'Payment details have not loaded yet' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getwalletBankDetail));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, soon)).toHaveTextContent('Payment details could not be read');
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
