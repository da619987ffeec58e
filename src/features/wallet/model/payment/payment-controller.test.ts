import { describe, expect, test, vi } from 'vitest';
import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { CommandResponse } from '#shared/commands/command.ts';
import { units } from '#shared/domain/money/money.ts';
import { createIntent, createRequestRow, depositOrder, NOW, withdrawalOrder } from '../../testing/samples.ts';
import type { PaymentIntent } from './payment.ts';
import { createPaymentController, type PaymentPorts } from './payment-controller.ts';

const picture = new Blob(['picture']);

type Response = CommandResponse<WalletRequest>;

/** Creates a controller with fake ports: the test moves the clock and gives the responses and lists. */
function createHarness({
  pendingIntents = [],
  response = { type: 'lost' },
  rows = [],
}: {
  pendingIntents?: PaymentIntent[];
  response?: Response | Promise<Response>;
  rows?: WalletRequest[] | 'unreadable';
} = {}) {
  const timers: { at: number; callback: () => void }[] = [];
  const state = { now: NOW, rows, response };
  let references = 0;
  const ports = {
    send: vi.fn<PaymentPorts['send']>(() => Promise.resolve(state.response)),
    list: vi.fn<PaymentPorts['list']>(() =>
      state.rows === 'unreadable'
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ receipts: state.rows, isWhole: true }),
    ),
    refreshList: vi.fn<PaymentPorts['refreshList']>(() =>
      state.rows === 'unreadable' ? Promise.reject(new Error('down')) : Promise.resolve(state.rows),
    ),
    refresh: vi.fn(),
    pendingPayments: { load: () => pendingIntents, save: vi.fn(), remove: vi.fn() },
    now: () => state.now,
    schedule(ms: number, callback: () => void) {
      const timer = { at: state.now + ms, callback };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    newReference: () => `r-${(references += 1)}`,
  } satisfies PaymentPorts;
  const controller = createPaymentController(ports);
  controller.setUser('u1');
  const flushTasks = () => new Promise((resolve) => setTimeout(resolve));
  async function passMs(ms: number) {
    await flushTasks();
    const until = state.now + ms;
    for (
      let next = timers.sort((a, b) => a.at - b.at)[0];
      next !== undefined && next.at <= until;
      next = timers.sort((a, b) => a.at - b.at)[0]
    ) {
      timers.shift();
      state.now = Math.max(state.now, next.at);
      next.callback();
      await flushTasks();
    }
    state.now = until;
  }
  return { controller, ports, state, passMs, phase: () => controller.store.getState().deposit.phase };
}

test('PaymentController sends one deposit for ten presses', async () => {
  const { controller, ports } = createHarness({ response: new Promise<Response>(() => undefined) });
  const accepted = Array.from({ length: 10 }, () => controller.submit(depositOrder, [], picture));
  expect(accepted).toEqual([true, ...Array<boolean>(9).fill(false)]);
  expect(controller.submit(withdrawalOrder, [], null)).toBe(true);
  expect(ports.send).toHaveBeenCalledTimes(2);
  expect(ports.pendingPayments.save).toHaveBeenCalledTimes(2);
});

test('PaymentController sends nothing before a user is known', () => {
  const { ports } = createHarness();
  const controller = createPaymentController(ports);
  expect(controller.submit(depositOrder, [], picture)).toBe(false);
});

test("PaymentController shows the server's message on success and refusal", async () => {
  const accepted = createHarness({ response: { type: 'accepted', message: 'Sent!', receipts: [] } });
  accepted.controller.submit(depositOrder, [], picture);
  await accepted.passMs(0);
  expect(accepted.controller.store.getState().deposit).toMatchObject({ phase: 'taken', message: 'Sent!' });
  expect(accepted.ports.pendingPayments.remove).toHaveBeenCalledWith('r-1');
  const refused = createHarness({ response: { type: 'refused', message: 'Insufficient Balance!' } });
  refused.controller.submit(depositOrder, [], picture);
  await refused.passMs(0);
  expect(refused.controller.store.getState().deposit).toMatchObject({
    phase: 'refused',
    refusal: { by: 'server', message: 'Insufficient Balance!' },
  });
  expect([
    refused.controller.submit(depositOrder, [], picture),
    refused.ports.send.mock.calls.map(([{ reference }]) => reference),
  ]).toEqual([true, ['r-1', 'r-2']]);
});

describe('PaymentController when the response is lost', () => {
  test('blocks requests of the same kind until the check after 15 s', async () => {
    const { controller, ports, passMs, phase } = createHarness();
    controller.submit(depositOrder, [], picture);
    await passMs(0);
    expect([ports.list.mock.calls.length, phase()]).toEqual([1, 'unverified']);
    expect(controller.submit(depositOrder, [], picture)).toBe(false);
    await passMs(14_999);
    expect([ports.list.mock.calls.length, phase()]).toEqual([2, 'unverified']);
    await passMs(1);
    expect(controller.store.getState().deposit).toMatchObject({ phase: 'refused', refusal: { by: 'check' } });
    expect(ports.send).toHaveBeenCalledOnce();
  });

  test('reports the request as taken when the list contains it', async () => {
    const { controller, ports, passMs, phase } = createHarness({ rows: [createRequestRow()] });
    controller.submit(depositOrder, [], picture);
    await passMs(0);
    expect(phase()).toBe('taken');
    expect(ports.refresh).toHaveBeenCalledOnce();
    expect(ports.pendingPayments.remove).toHaveBeenCalledWith('r-1');
  });

  test('keeps the request unverified while the list cannot be read, until the bettor checks again', async () => {
    const { controller, state, passMs, phase } = createHarness({ rows: 'unreadable' });
    controller.submit(depositOrder, [], picture);
    await passMs(3_600_000);
    expect(controller.store.getState().deposit).toMatchObject({
      phase: 'unverified',
      reconciliation: { lastResult: 'unreadable' },
    });
    state.rows = [createRequestRow()];
    controller.checkAgain('deposit');
    await passMs(0);
    expect(phase()).toBe('taken');
  });

  test('reuses the reference for the same order only', async () => {
    const { controller, ports, passMs } = createHarness();
    controller.submit(depositOrder, [], picture);
    await passMs(15_000);
    controller.submit(depositOrder, [], picture);
    await passMs(15_000);
    controller.submit({ ...depositOrder, amount: units(2600) }, [], picture);
    expect(ports.send.mock.calls.map(([{ reference }]) => reference)).toEqual(['r-1', 'r-1', 'r-2']);
  });

  test('checks the stored request after a reload', async () => {
    const { controller, passMs, phase } = createHarness({
      pendingIntents: [createIntent(depositOrder)],
      rows: [createRequestRow()],
    });
    expect([phase(), controller.store.getState().restoredIntents.deposit?.bankReference]).toEqual([
      'unverified',
      '123456789012',
    ]);
    await passMs(0);
    expect(phase()).toBe('taken');
  });

  test('hides the outcome from another user', async () => {
    let sendOutcome: (outcome: Response) => void = () => undefined;
    const { controller, ports, phase, passMs } = createHarness({
      response: new Promise<Response>((resolve) => (sendOutcome = resolve)),
    });
    controller.submit(depositOrder, [], picture);
    controller.setUser('u2');
    sendOutcome({ type: 'accepted', message: 'Sent!', receipts: [] });
    await passMs(0);
    expect(phase()).toBe('idle');
    expect(ports.pendingPayments.remove).not.toHaveBeenCalled();
  });
});

test('PaymentController reports the upload progress once it is known', () => {
  const { controller, ports } = createHarness({ response: new Promise<Response>(() => undefined) });
  controller.submit(depositOrder, [], picture);
  expect(controller.store.getState().deposit).toMatchObject({ phase: 'sent', uploadShare: null });
  ports.send.mock.calls[0]?.[2](0.4);
  expect(controller.store.getState().deposit).toMatchObject({ phase: 'sent', uploadShare: 0.4 });
});
