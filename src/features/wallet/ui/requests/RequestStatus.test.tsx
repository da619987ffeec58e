// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createPaymentHarness } from '../../testing/payment-harness.ts';
import { createIdleQueries, renderPayments } from '../../testing/render-payments.tsx';
import { createIntent, depositOrder } from '../../testing/samples.ts';
import { texts } from '../../texts.ts';
import { RequestStatus } from './RequestStatus.tsx';

const page = setUpReactRoot();

/** Shows the status of a deposit that a reload interrupted and that no list contains. */
async function showMissingDeposit(isPictureMissing: boolean) {
  const harness = createPaymentHarness([createIntent(depositOrder)]);
  harness.controller.setUser('u1');
  page.render(
    renderPayments(
      harness.controller,
      createIdleQueries(),
      <RequestStatus kind="deposit" isPictureMissing={isPictureMissing} />,
    ),
  );
  for (const ms of [0, 5_000, 10_000, 60_000]) await act(() => harness.passMs(ms));
}

test.each([true, false])('RequestStatus asks for the screenshot when the form has none: %s', async (isMissing) => {
  await showMissingDeposit(isMissing);
  expect(page.element.textContent).toContain(texts.reconciliation.notTaken.deposit);
  expect(page.element.textContent.includes(texts.reconciliation.attachPictureAgain)).toBe(isMissing);
});
