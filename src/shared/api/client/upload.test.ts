import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletchipIn } from '../contract/wallet/wallet.ts';
import { respondWith, settleFailure, startRecordingServer } from '../testing/recording-server.ts';
import { call } from './call.ts';
import { createUploadSender } from './upload.ts';

let server: Awaited<ReturnType<typeof startRecordingServer>>;
let page: Window;
beforeEach(async () => {
  server = await startRecordingServer();
  page = new Window({ url: `${server.origin}/` });
  vi.stubGlobal('XMLHttpRequest', page.XMLHttpRequest);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.happyDOM.close();
  await server.close();
});

const deposit = {
  image: new Blob(['picture'], { type: 'image/png' }),
  amount: '500',
  payment_method_id: 'payee',
  user_reference_no: '123456789012',
  remark: '',
};
const send = (signal?: AbortSignal, timeoutMs = 2_000) =>
  settleFailure(
    call({ ...walletchipIn, timeoutMs }, deposit, {
      reference: 'r-1',
      sender: createUploadSender(() => undefined),
      ...(signal && { signal }),
    }),
  );

test('createUploadSender sends the headers of any call and reads the response in the same way', async () => {
  server.respond = respondWith({ status: true, msg: 'Sent' });
  expect(await send()).toEqual({ response: { data: null, message: 'Sent' } });
  const { request } = server.requests[0] ?? {};
  expect([request?.method, request?.url, request?.headers.authorization, request?.headers['idempotency-key']]).toEqual([
    'POST',
    '/api/v1/wallet/walletchipIn',
    'Bearer bearer-1',
    'r-1',
  ]);
});

test('createUploadSender reads a refusal from status 422', async () => {
  server.respond = respondWith({ status: false, msg: 'Your previous request is being processed!' }, 422);
  expect(await send()).toEqual({ kind: 'refused', message: 'Your previous request is being processed!' });
});

test('createUploadSender ends an expired session', async () => {
  server.respond = respondWith({ status: false, msg: 'over', logout: true }, 401);
  expect([await send(), server.signedOut]).toEqual([{ kind: 'signed-out' }, 1]);
});

test('createUploadSender reports FETCH_ERROR for a broken connection', async () => {
  server.respond = (request) => void request.socket.destroy();
  expect(await send()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
});

test('createUploadSender reports TIMEOUT_ERROR for a late response', async () => {
  server.respond = () => undefined;
  expect(await send(undefined, 100)).toMatchObject({ kind: 'unreachable', code: 'TIMEOUT_ERROR' });
});

test('createUploadSender rejects with the reason of an abort', async () => {
  server.respond = () => undefined;
  const controller = new AbortController();
  const upload = call(walletchipIn, deposit, {
    sender: createUploadSender(() => undefined),
    signal: controller.signal,
  });
  controller.abort(new Error('left'));
  await expect(upload).rejects.toThrow('left');
});

test('createUploadSender rejects a response from another address', async () => {
  server.respond = (request, response) => {
    if (request.url === '/elsewhere') respondWith({ status: true, msg: 'Sent' })(request, response);
    else response.writeHead(307, { location: '/elsewhere' }).end();
  };
  expect(await send()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
});
