import { QueryClient } from '@tanstack/react-query';
import { Window } from 'happy-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBetListPorts } from '#features/bet-slip/api/bet-list-ports.ts';
import { sendPayment } from '#features/wallet/api/send-payment.ts';
import {
  isPaymentContradicted,
  type PaymentKind,
  type PaymentOrder,
  toWireType,
} from '#features/wallet/model/payment/payment.ts';
import { createPaymentController } from '#features/wallet/model/payment/payment-controller.ts';
import { texts } from '#features/wallet/texts.ts';
import { createWallet } from '#mocks/exchange/wallet/wallet.ts';
import { read } from '#shared/api/client/call.ts';
import { getwalletsummary } from '#shared/api/contract/wallet/wallet.ts';
import { createControllers } from '#shared/controllers/controllers.ts';
import { units } from '#shared/domain/money/money.ts';
import { type FaultTestServer, startTestServer } from './test-server.ts';

/** Longer than the exchange takes to decide a request. */
const DECIDED_MS = 61_000;
const UNDER_WAY = 'Your previous request is being processed!';

let testServer: FaultTestServer | null = null;
let page: Window | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await page?.happyDOM.close();
  await testServer?.close();
});

/** Stubs XMLHttpRequest uploads. The stub cannot read Node's FormData, so it receives the bytes. */
function stubUploadRequests(origin: string) {
  const startedServer = new Window({ url: `${origin}/` });
  page = startedServer;
  const sent = vi.fn();
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends startedServer.XMLHttpRequest {
      override send(body: never) {
        sent();
        const form = new Response(body);
        this.setRequestHeader('content-type', form.headers.get('content-type') ?? '');
        void form.arrayBuffer().then((bytes) => super.send(Buffer.from(bytes) as never));
      }
    },
  );
  return sent;
}

const cases = [
  // The bank rejects a reference that ends in 0000, so it can be sent a second time.
  { kind: 'deposit', path: 'wallet/walletchipIn', targetId: 'payee-upi', bankReference: '123456780000', uploads: 1 },
  { kind: 'withdrawal', path: 'wallet/walletchipOutV2', targetId: null, bankReference: '', uploads: 0 },
] as const;

/**
 * Sends one request over HTTP to a server that resets the connection once after processing. `waitMs` pass before the
 * request is sent again.
 */
async function pressOnce(
  { kind, path, targetId, bankReference }: (typeof cases)[number],
  isIdempotent: boolean,
  waitMs = 0,
) {
  const startedServer = await startTestServer([], { isIdempotent, onResend: ({ clock }) => clock.advance(waitMs) });
  testServer = startedServer;
  const { exchange, server, userId, origin } = startedServer;
  vi.spyOn(Date, 'now').mockImplementation(exchange.clock.now);
  const uploads = stubUploadRequests(origin);
  const wallet = createWallet(exchange);
  await wallet.addDetail(userId, 'upi', { account_no: 'demo@upi', bank_holder_name: 'Demo' });
  const queries = new QueryClient();
  const list = vi.fn(
    async (requestKind: PaymentKind) =>
      (await read(getwalletsummary, { type: toWireType(requestKind), limit: 50, page: 1 })).rows,
  );
  const controller = createPaymentController({
    ...createBetListPorts(createControllers(queries)),
    send: (intent, picture, onUpload) => sendPayment(queries, intent, picture, onUpload),
    list: async (requestKind) => ({ receipts: await list(requestKind), isWhole: true }),
    refreshList: list,
    refresh: () => undefined,
    pendingPayments: { load: () => [], save: () => undefined, remove: () => undefined },
  });
  controller.setUser(userId);
  server.faults.applyToNext(path, 'lost-after');
  const order: PaymentOrder = {
    kind,
    amount: units(500),
    methodId: 'upi',
    targetId: targetId ?? wallet.listDetails(userId)[0]?.detailId ?? '',
    bankReference,
    remark: '',
  };
  controller.submit(order, [], new Blob(['picture'], { type: 'image/png' }));
  return {
    /** Title of the reconciled result when it contradicts the response, otherwise the response. */
    readStatus() {
      const standing = controller.store.getState()[kind];
      if (standing.phase !== 'taken' || standing.foundRequests.length === 0) return standing.phase;
      return isPaymentContradicted(standing)
        ? [texts.found.title({ count: standing.foundRequests.length }), standing.refusalMessage]
        : standing.message;
    },
    requests: () => server.log.filter((request) => request.path === path).length,
    standing: async () => (await wallet.listRequests(userId, { kind: toWireType(kind) })).total,
    uploads: () => uploads.mock.calls.length,
  };
}

describe.each(cases)('$kind request, sent to a server that resets the connection after processing', (sent) => {
  test('the request acts once when the server knows the Idempotency-Key', async () => {
    const { readStatus, requests, standing, uploads } = await pressOnce(sent, true);
    await vi.waitFor(() => expect(readStatus()).toBe(`Your ${sent.kind} request has been sent!`), 10_000);
    expect([requests(), await standing(), uploads()]).toEqual([2, 1, sent.uploads]);
  });

  test('the app finds the request when the server ignores the key and refuses the second as one is under way', async () => {
    const { readStatus, requests, standing } = await pressOnce(sent, false);
    await vi.waitFor(() => expect(readStatus()).toEqual(['1 request found', UNDER_WAY]), 10_000);
    expect([requests(), await standing()]).toEqual([2, 1]);
  });

  test('the app finds two requests when the server ignores the key and accepts the second too', async () => {
    const { readStatus, requests, standing } = await pressOnce(sent, false, DECIDED_MS);
    await vi.waitFor(() => expect(readStatus()).toEqual(['2 requests found', null]), 10_000);
    expect([requests(), await standing()]).toEqual([2, 2]);
  });
});
