// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { writeSession } from '#shared/storage/session.ts';
import { createSampleSession } from '#shared/storage/testing/sample-session.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { walletQueries } from '../../api/queries.ts';
import { createPaymentHarness } from '../../testing/payment-harness.ts';
import { createIdleQueries, renderPayments } from '../../testing/render-payments.tsx';
import { createIntent, createRequestRow, depositOrder } from '../../testing/samples.ts';
import { Deposit } from './Deposit.tsx';

const page = setUpReactRoot();

const readFields = () =>
  ['amount', 'bankReference'].map((name) => page.element.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value);

/** Opens the page after a reload during a deposit of 2500, which the list then shows. */
async function openAfterReload() {
  writeSession(createSampleSession());
  const harness = createPaymentHarness([createIntent(depositOrder)]);
  harness.controller.setUser('u1');
  const queries = createIdleQueries();
  queries.setQueryData(walletQueries.newest('deposit').queryKey, { rows: [], received: 0, total: 0, page: 1 });
  queries.setQueryData(walletQueries.methods('DEPOSIT').queryKey, [
    { methodId: 'upi', name: 'UPI', image: null, category: 'upi' },
  ]);
  queries.setQueryData(walletQueries.payees('upi').queryKey, []);
  const show = (isOnPage: boolean) =>
    page.render(
      renderPayments(
        harness.controller,
        queries,
        isOnPage && <Deposit policy={{ origin: 'https://exchange.example', frameHosts: [] }} currency="INR" />,
      ),
    );
  show(true);
  const restoredFields = readFields();
  harness.list([createRequestRow()]);
  await act(() => harness.passMs(0));
  return {
    ...harness,
    restoredFields,
    leaveAndReturn() {
      show(false);
      show(true);
    },
  };
}

test('Deposit is empty when the bettor returns after a dismissed request', async () => {
  const { controller, restoredFields, leaveAndReturn } = await openAfterReload();
  expect([restoredFields, readFields()]).toEqual([
    ['2500', '123456789012'],
    ['', ''],
  ]);
  act(() => controller.dismiss('deposit'));
  leaveAndReturn();
  expect(readFields()).toEqual(['', '']);
});

test('Deposit shows the request under check, not the one of an earlier reload', async () => {
  const { controller, respond, leaveAndReturn } = await openAfterReload();
  act(() => void controller.submit({ ...depositOrder, amount: units(300), bankReference: '999999999999' }, [], null));
  await act(() => respond({ type: 'lost' }));
  leaveAndReturn();
  expect(readFields()).toEqual(['300', '999999999999']);
});
