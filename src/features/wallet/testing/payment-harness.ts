import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { CommandResponse } from '#shared/commands/command.ts';
import type { PaymentIntent } from '../model/payment/payment.ts';
import { createPaymentController, type PaymentPorts } from '../model/payment/payment-controller.ts';
import { NOW } from './samples.ts';

/**
 * Creates a payment controller of a page, for unit tests. The test gives the responses and the lists, and moves the
 * clock. Like the browser's storage, its pending payments are copies.
 */
export function createPaymentHarness(savedIntents: readonly PaymentIntent[] = []) {
  const state = { now: NOW, rows: [] as readonly WalletRequest[], saved: savedIntents };
  const sentIntents: PaymentIntent[] = [];
  const timers: { at: number; callback: () => void }[] = [];
  let resolveResponse: (response: CommandResponse<WalletRequest>) => void = () => undefined;
  const createReference = () => `new-${sentIntents.length + 1}`;
  const flushTasks = () => new Promise((resolve) => setTimeout(resolve));
  const ports: PaymentPorts = {
    send(intent) {
      sentIntents.push(intent);
      return new Promise((resolve) => (resolveResponse = resolve));
    },
    list: () => Promise.resolve({ receipts: state.rows, isWhole: true }),
    refreshList: () => Promise.resolve(state.rows),
    refresh: () => undefined,
    pendingPayments: {
      load: (userId) => structuredClone(state.saved).filter((intent) => intent.userId === userId),
      save: (intent) => void (state.saved = [...state.saved, intent]),
      remove: (reference) => void (state.saved = state.saved.filter((intent) => intent.reference !== reference)),
    },
    now: () => state.now,
    schedule(ms, callback) {
      const timer = { at: state.now + ms, callback };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    newReference: createReference,
  };
  return {
    controller: createPaymentController(ports),
    sentIntents,
    /** Stores a payment as a closed tab left it. */
    store: (intent: PaymentIntent) => ports.pendingPayments.save(intent),
    /** Lists these requests from now on. */
    list: (rows: readonly WalletRequest[]) => void (state.rows = rows),
    /** Responds to the last request. */
    async respond(response: CommandResponse<WalletRequest>) {
      resolveResponse(response);
      await flushTasks();
    },
    /** Lets time pass, and runs the checks that are due then. */
    async passMs(ms: number) {
      await flushTasks();
      state.now += ms;
      for (const timer of timers.splice(0)) {
        if (timer.at <= state.now) timer.callback();
        else timers.push(timer);
      }
      await flushTasks();
    },
  };
}
