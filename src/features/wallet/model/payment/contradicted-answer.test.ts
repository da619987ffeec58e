import { expect, test } from 'vitest';
import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { CommandResponse } from '#shared/commands/command.ts';
import { units } from '#shared/domain/money/money.ts';
import { depositOrder, NOW, requestRow, withdrawalOrder } from '../../testing/samples.ts';
import { createPaymentController } from './payment-controller.ts';
import { isContradicted, type PaymentOrder } from './payment.ts';

const payout = (seconds: number) =>
  requestRow({
    kind: 'WITHDRAW',
    amount: units(1000),
    reference: `W${seconds}`,
    at: new Date(NOW + seconds * 1_000).toISOString(),
  });
const flushTasks = () => new Promise((resolve) => setTimeout(resolve, 0));

type Response = CommandResponse<WalletRequest>;

/** A request that was answered, and what the list shows from then on. */
async function submitAndAnswer(order: PaymentOrder, outcome: Response, rows: readonly WalletRequest[]) {
  let refreshCount = 0;
  const list = () => Promise.resolve(rows);
  let references = 0;
  const controller = createPaymentController({
    send: () => Promise.resolve(outcome),
    list,
    refreshList: list,
    refresh: () => void (refreshCount += 1),
    pendingPayments: { load: () => [], save: () => undefined, remove: () => undefined },
    now: () => NOW,
    schedule(ms, callback) {
      if (ms === 0) callback();
      return () => undefined;
    },
    newReference: () => `r-${(references += 1)}`,
  });
  controller.setUser('u1');
  controller.submit(order, [], null);
  await flushTasks();
  await flushTasks();
  return {
    controller,
    standing: () => controller.store.getState()[order.kind],
    refreshCount: () => refreshCount,
  };
}

test('a withdrawal that was taken twice is shown with both requests', async () => {
  const { standing } = await submitAndAnswer(withdrawalOrder, { type: 'accepted', message: 'Sent!', receipts: [] }, [
    payout(1),
    payout(2),
  ]);
  expect(standing()).toMatchObject({
    phase: 'taken',
    message: 'Sent!',
    foundRequests: [{ reference: 'W1' }, { reference: 'W2' }],
  });
});

test('a deposit that was taken twice under one bank reference is shown with both requests', async () => {
  const { standing } = await submitAndAnswer(depositOrder, { type: 'lost' }, [requestRow(), requestRow()]);
  expect(standing()).toMatchObject({ phase: 'taken', foundRequests: [{}, {}] });
});

test('a request that was taken once contradicts nothing', async () => {
  const { standing } = await submitAndAnswer(withdrawalOrder, { type: 'accepted', message: 'Sent!', receipts: [] }, [
    payout(1),
  ]);
  const now = standing();
  expect(now.phase === 'taken' && isContradicted(now)).toBe(false);
});

test('a refused request that the list shows takes the place of the refusal', async () => {
  const { standing, refreshCount } = await submitAndAnswer(
    withdrawalOrder,
    { type: 'rejected', message: 'Your previous request is being processed!' },
    [payout(1)],
  );
  expect(standing()).toMatchObject({
    phase: 'taken',
    refusalMessage: 'Your previous request is being processed!',
    foundRequests: [{ reference: 'W1' }],
  });
  expect(refreshCount()).toBe(1);
});

test('a refused request that the list does not show stays refused', async () => {
  const { standing } = await submitAndAnswer(
    withdrawalOrder,
    { type: 'rejected', message: 'Insufficient Balance!' },
    [],
  );
  expect(standing()).toMatchObject({ phase: 'refused' });
});

test('the request of an earlier press is not counted', async () => {
  const { controller, standing } = await submitAndAnswer(
    withdrawalOrder,
    { type: 'accepted', message: 'Sent!', receipts: [] },
    [payout(1)],
  );
  controller.submit(withdrawalOrder, [], null);
  await flushTasks();
  await flushTasks();
  expect(standing()).toMatchObject({ phase: 'taken', foundRequests: [] });
});
