import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { walletchipIn } from '../contract/wallet/wallet.ts';
import { settleFailure, startRecordingServer, respondWith } from '../testing/recording-server.ts';
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

it('an upload carries what any call carries, and its answer is read alike', async () => {
  server.respond = respondWith({ status: true, msg: 'Sent' });
  expect(await send()).toEqual({ answered: { data: null, message: 'Sent' } });
  const { request } = server.requests[0] ?? {};
  expect([request?.method, request?.url, request?.headers.authorization, request?.headers['idempotency-key']]).toEqual([
    'POST',
    '/api/v1/wallet/walletchipIn',
    'Bearer bearer-1',
    'r-1',
  ]);
});

it('a refusal is read from 422 too, and the end of a session ends it', async () => {
  server.respond = respondWith({ status: false, msg: 'Your previous request is being processed!' }, 422);
  expect(await send()).toEqual({ kind: 'rejected', message: 'Your previous request is being processed!' });
  server.respond = respondWith({ status: false, msg: 'over', logout: true }, 401);
  expect([await send(), server.signedOut]).toEqual([{ kind: 'signed-out' }, 1]);
});

it('a broken connection is FETCH_ERROR, a late answer TIMEOUT_ERROR, no answer at all none of the app’s business once it gave up', async () => {
  server.respond = (request) => void request.socket.destroy();
  expect(await send()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
  server.respond = () => undefined;
  expect(await send(undefined, 100)).toMatchObject({ kind: 'unreachable', code: 'TIMEOUT_ERROR' });
  const given = new AbortController();
  const gone = call(walletchipIn, deposit, { sender: createUploadSender(() => undefined), signal: given.signal });
  given.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
});

it('an answer that came from another address is none', async () => {
  server.respond = (request, response) =>
    void (request.url === '/elsewhere'
      ? respondWith({ status: true, msg: 'Sent' })(request, response)
      : response.writeHead(307, { location: '/elsewhere' }).end());
  expect(await send()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
});
