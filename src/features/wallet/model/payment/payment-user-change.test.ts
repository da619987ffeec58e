import { expect, test } from 'vitest';
import { createPaymentHarness } from '../../testing/payment-harness.ts';
import { createIntent, createRequestRow, depositOrder, withdrawalOrder } from '../../testing/samples.ts';

/** Sends a deposit of `u1`, whose response is lost after `u2` and then `u1` have signed in. */
async function loseResponseAfterReturn() {
  const { controller, respond, ...harness } = createPaymentHarness();
  controller.setUser('u1');
  controller.submit(depositOrder, [], null);
  controller.setUser('u2');
  controller.setUser('u1');
  await respond({ type: 'lost' });
  return { ...harness, readStatus: () => controller.store.getState().deposit };
}

test('PaymentController reports a lost deposit as not taken after its user has come back', async () => {
  const { readStatus, passMs } = await loseResponseAfterReturn();
  expect(readStatus().phase).toBe('unverified');
  for (const ms of [0, 5_000, 10_000]) await passMs(ms);
  expect(readStatus()).toMatchObject({ phase: 'refused', refusal: { by: 'check' } });
});

test('PaymentController finds a lost deposit after its user has come back', async () => {
  const { list, readStatus, passMs } = await loseResponseAfterReturn();
  list([createRequestRow()]);
  await passMs(0);
  expect(readStatus()).toMatchObject({ phase: 'taken', foundRequests: [{ bankReferenceOrId: '123456789012' }] });
});

test('PaymentController checks the payment of a closed tab and reports its outcome', async () => {
  const { controller, store, list, passMs } = createPaymentHarness();
  controller.setUser('u1');
  const intent = createIntent(depositOrder);
  store(intent);
  controller.setUser('u1');
  expect(controller.store.getState()).toMatchObject({
    deposit: { phase: 'unverified' },
    withdrawal: { phase: 'idle' },
    restoredIntents: { deposit: intent },
  });
  list([createRequestRow()]);
  await passMs(0);
  expect(controller.store.getState().deposit).toMatchObject({ phase: 'taken' });
});

test('PaymentController leaves the payment of a closed tab while one of its own awaits its outcome', () => {
  const { controller, store } = createPaymentHarness();
  controller.setUser('u1');
  controller.submit(depositOrder, [], null);
  store(createIntent(withdrawalOrder));
  controller.setUser('u1');
  expect(controller.store.getState()).toMatchObject({ deposit: { phase: 'sent' }, withdrawal: { phase: 'idle' } });
});
