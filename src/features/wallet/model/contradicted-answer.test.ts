import { expect, test } from 'vitest';
import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import { units } from '#shared/domain/money.ts';
import { depositOrder, NOW, requestRow, withdrawalOrder } from '../testing/samples.ts';
import { createDesk, type Heard } from './desk.ts';
import { isContradicted, type Order } from './payment.ts';

const payout = (seconds: number) => requestRow({ kind: 'WITHDRAW', amount: units(1000), reference: `W${seconds}`, at: new Date(NOW + seconds * 1_000).toISOString() });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A request that was answered, and what the list shows from then on. */
async function answered(order: Order, heard: Heard, rows: readonly WalletRequest[]) {
  let refreshed = 0;
  const list = () => Promise.resolve(rows);
  let references = 0;
  const desk = createDesk({
    send: () => Promise.resolve(heard),
    list,
    refreshList: list,
    refresh: () => void (refreshed += 1),
    pending: { load: () => [], keep: () => undefined, drop: () => undefined },
    now: () => NOW,
    later(ms, callback) {
      if (ms === 0) callback();
      return () => undefined;
    },
    newReference: () => `r-${(references += 1)}`,
  });
  desk.enter('u1');
  desk.submit(order, [], null);
  await settle();
  await settle();
  return { desk, standing: () => desk.store.getState()[order.kind], refreshed: () => refreshed };
}

test('a withdrawal that was taken twice is shown with both requests', async () => {
  const { standing } = await answered(withdrawalOrder, { kind: 'taken', message: 'Sent!' }, [payout(1), payout(2)]);
  expect(standing()).toMatchObject({ phase: 'taken', message: 'Sent!', found: [{ reference: 'W1' }, { reference: 'W2' }] });
});

test('a deposit that was taken twice under one bank reference is shown with both requests', async () => {
  const { standing } = await answered(depositOrder, { kind: 'lost' }, [requestRow(), requestRow()]);
  expect(standing()).toMatchObject({ phase: 'taken', found: [{}, {}] });
});

test('a request that was taken once contradicts nothing', async () => {
  const { standing } = await answered(withdrawalOrder, { kind: 'taken', message: 'Sent!' }, [payout(1)]);
  const now = standing();
  expect(now.phase === 'taken' && isContradicted(now)).toBe(false);
});

test('a refused request that the list shows takes the place of the refusal', async () => {
  const { standing, refreshed } = await answered(withdrawalOrder, { kind: 'refused', message: 'Your previous request is being processed!' }, [payout(1)]);
  expect(standing()).toMatchObject({ phase: 'taken', refused: 'Your previous request is being processed!', found: [{ reference: 'W1' }] });
  expect(refreshed()).toBe(1);
});

test('a refused request that the list does not show stays refused', async () => {
  const { standing } = await answered(withdrawalOrder, { kind: 'refused', message: 'Insufficient Balance!' }, []);
  expect(standing()).toMatchObject({ phase: 'refused' });
});

test('the request of an earlier press is not counted', async () => {
  const { desk, standing } = await answered(withdrawalOrder, { kind: 'taken', message: 'Sent!' }, [payout(1)]);
  desk.submit(withdrawalOrder, [], null);
  await settle();
  await settle();
  expect(standing()).toMatchObject({ phase: 'taken', found: [] });
});
