import { expect, test } from 'vitest';
import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { CommandResponse } from '#shared/commands/command.ts';
import { units } from '#shared/domain/money/money.ts';
import { createRequestRow, depositOrder, NOW, withdrawalOrder } from '../../testing/samples.ts';
import { isPaymentContradicted, type PaymentOrder } from './payment.ts';
import { createPaymentController } from './payment-controller.ts';

const createPayout = (seconds: number) =>
  createRequestRow({
    kind: 'WITHDRAW',
    amount: units(1000),
    bankReferenceOrId: `W${seconds}`,
    at: new Date(NOW + seconds * 1_000).toISOString(),
  });
const flushTasks = () => new Promise((resolve) => setTimeout(resolve));

type Response = CommandResponse<WalletRequest>;

/** Sends a request and responds to it. `rows`: the list of requests from then on. */
async function submitAndRespond(order: PaymentOrder, outcome: Response, rows: readonly WalletRequest[]) {
  let refreshCount = 0;
  const list = () => Promise.resolve(rows);
  let references = 0;
  const controller = createPaymentController({
    send: () => Promise.resolve(outcome),
    list: () => Promise.resolve({ receipts: rows, isWhole: true }),
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
    status: () => controller.store.getState()[order.kind],
    refreshCount: () => refreshCount,
  };
}

test('PaymentController shows both requests when the server took a withdrawal twice', async () => {
  const { status } = await submitAndRespond(withdrawalOrder, { type: 'accepted', message: 'Sent!', receipts: [] }, [
    createPayout(1),
    createPayout(2),
  ]);
  expect(status()).toMatchObject({
    phase: 'taken',
    message: 'Sent!',
    foundRequests: [{ bankReferenceOrId: 'W1' }, { bankReferenceOrId: 'W2' }],
  });
});

test('PaymentController shows both requests when the server took a deposit twice under one bank reference', async () => {
  const { status } = await submitAndRespond(depositOrder, { type: 'lost' }, [createRequestRow(), createRequestRow()]);
  expect(status()).toMatchObject({ phase: 'taken', foundRequests: [{}, {}] });
});

test('PaymentController reports no repetition when the server took the request once', async () => {
  const { status } = await submitAndRespond(withdrawalOrder, { type: 'accepted', message: 'Sent!', receipts: [] }, [
    createPayout(1),
  ]);
  const now = status();
  expect(now.phase === 'taken' && isPaymentContradicted(now)).toBe(false);
});

test('PaymentController replaces a refusal when the list shows the request', async () => {
  const { status, refreshCount } = await submitAndRespond(
    withdrawalOrder,
    { type: 'refused', message: 'Your previous request is being processed!' },
    [createPayout(1)],
  );
  expect(status()).toMatchObject({
    phase: 'taken',
    refusalMessage: 'Your previous request is being processed!',
    foundRequests: [{ bankReferenceOrId: 'W1' }],
  });
  expect(refreshCount()).toBe(1);
});

test('PaymentController keeps a refusal when the list does not show the request', async () => {
  const { status } = await submitAndRespond(withdrawalOrder, { type: 'refused', message: 'Insufficient Balance!' }, []);
  expect(status()).toMatchObject({ phase: 'refused' });
});

test('PaymentController does not count the request of an earlier press', async () => {
  const { controller, status } = await submitAndRespond(
    withdrawalOrder,
    { type: 'accepted', message: 'Sent!', receipts: [] },
    [createPayout(1)],
  );
  controller.submit(withdrawalOrder, [], null);
  await flushTasks();
  await flushTasks();
  expect(status()).toMatchObject({ phase: 'taken', foundRequests: [] });
});
