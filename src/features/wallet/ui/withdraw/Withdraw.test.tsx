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
import { createIntent, createRequestRow, withdrawalOrder } from '../../testing/samples.ts';
import { Withdraw } from './Withdraw.tsx';

const page = setUpReactRoot();

const findAmountField = (): HTMLInputElement =>
  page.element.querySelector<HTMLInputElement>('input[name="amount"]') ?? expect.fail('no amount field');

/** Opens the page after a reload during a withdrawal of 500, which the list then shows. */
async function openAfterReload() {
  writeSession(createSampleSession());
  const harness = createPaymentHarness([createIntent({ ...withdrawalOrder, amount: units(500) })]);
  harness.controller.setUser('u1');
  const queries = createIdleQueries();
  queries.setQueryData(walletQueries.newest('withdrawal').queryKey, { rows: [], received: 0, total: 0, page: 1 });
  queries.setQueryData(walletQueries.details().queryKey, [{ detailId: 'P1', methodId: 'bank', fields: [] }]);
  const show = (isOnPage: boolean) =>
    page.render(
      renderPayments(
        harness.controller,
        queries,
        isOnPage && <Withdraw available={units(5_000)} addHref="/bank" link={() => <a href="/bank">Bank</a>} />,
      ),
    );
  const passMs = (ms: number) => act(() => harness.passMs(ms));
  show(true);
  const restoredAmount = findAmountField().value;
  harness.list([createRequestRow({ kind: 'WITHDRAW', amount: units(500), bankReferenceOrId: 'W1' })]);
  await passMs(0);
  return {
    ...harness,
    restoredAmount,
    passMs,
    loseResponse: () => act(() => harness.respond({ type: 'lost' })),
    leaveAndReturn() {
      show(false);
      show(true);
    },
  };
}

const typeAmount = (text: string) =>
  act(() => {
    const field = findAmountField();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = () => act(async () => page.element.querySelector('form')?.requestSubmit());

test('Withdraw shows and repeats the request under check, not the one of an earlier reload', async () => {
  const { restoredAmount, sentIntents, loseResponse, leaveAndReturn, passMs } = await openAfterReload();
  expect([restoredAmount, findAmountField().value]).toEqual(['500', '']);
  typeAmount('200');
  await press();
  await loseResponse();
  leaveAndReturn();
  expect([findAmountField().value, findAmountField().readOnly]).toEqual(['200', true]);
  for (const ms of [0, 5_000, 10_000]) await passMs(ms);
  expect(findAmountField().readOnly).toBe(false);
  await press();
  expect(sentIntents.map(({ amount, reference }) => [amount, reference])).toEqual([
    [units(200), 'new-1'],
    [units(200), 'new-1'],
  ]);
});

test('Withdraw is empty when the bettor returns after a dismissed request', async () => {
  const { controller, leaveAndReturn } = await openAfterReload();
  act(() => controller.dismiss('withdrawal'));
  leaveAndReturn();
  expect(findAmountField().value).toBe('');
});
