// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Payee, PaymentMethod } from '#shared/api/contract/wallet/wallet.ts';
import { walletQueries } from '../../api/queries.ts';
import { type PayeeSelection, usePayee } from './usePayee.ts';

const methods: readonly PaymentMethod[] = [
  { methodId: 'bank', name: 'Bank', image: null, category: 'bank' },
  { methodId: 'upi', name: 'UPI', image: null, category: 'upi' },
];
const createPayee = (payeeId: string): Payee => ({
  payeeId,
  holder: `Holder ${payeeId}`,
  bank: null,
  ifsc: null,
  accountNumber: payeeId,
  methodName: 'Bank',
  qrCode: null,
});

let root: Root;
let client: QueryClient;
/** The selection of each render. */
let selections: PayeeSelection[];
const readSelection = (): PayeeSelection => {
  const selection = selections.at(-1);
  if (selection === undefined) throw new Error('the form did not render');
  return selection;
};

/** Lets the server offer these accounts of a method from now on. */
const offer = (methodId: string, payeeIds: readonly string[]) =>
  act(async () => {
    client.setQueryData(walletQueries.payees(methodId).queryKey, payeeIds.map(createPayee));
    // TanStack Query tells its observers in a later task.
    await new Promise((next) => setTimeout(next));
  });

function Form({ offered }: { offered: readonly PaymentMethod[] }) {
  const selection = usePayee(offered, null);
  selections.push(selection);
  return null;
}

const render = (offered = methods) =>
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Form offered={offered} />
      </QueryClientProvider>,
    ),
  );

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(document.createElement('div'));
  client = new QueryClient();
  selections = [];
  await offer('bank', ['x', 'y']);
  await offer('upi', ['z']);
  render();
});
afterEach(() => act(() => root.unmount()));

test('usePayee keeps the first account on screen when a later list has another order', async () => {
  expect(readSelection().payeeId).toBe('x');
  await offer('bank', ['y', 'x']);
  expect(readSelection().payeeId).toBe('x');
});

test('usePayee selects no other account when the one on screen is no longer offered', async () => {
  await offer('bank', ['y']);
  expect(readSelection()).toMatchObject({ payeeId: null, chosen: null, isAccountMissing: true });
  act(() => readSelection().choosePayee('y'));
  expect(readSelection()).toMatchObject({ payeeId: 'y', isAccountMissing: false });
});

test('usePayee keeps the first method when a later list has another order', () => {
  render(methods.toReversed());
  expect(readSelection()).toMatchObject({ methodId: 'bank', payeeId: 'x' });
});

test('usePayee selects the first account of a chosen method', () => {
  act(() => readSelection().chooseMethod('upi'));
  expect(readSelection()).toMatchObject({ methodId: 'upi', payeeId: 'z' });
});
