import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { walletchipIn } from './contract/wallet.ts';
import { failure, listen, says } from './testing/listening-server.ts';
import { uploading } from './upload.ts';

let server: Awaited<ReturnType<typeof listen>>;
let page: Window;
beforeEach(async () => {
  server = await listen();
  page = new Window({ url: `${server.origin}/` });
  vi.stubGlobal('XMLHttpRequest', page.XMLHttpRequest);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.happyDOM.close();
  await server.close();
});

const deposit = { image: new Blob(['picture'], { type: 'image/png' }), amount: '500', payment_method_id: 'payee', user_reference_no: '123456789012', remark: '' };
const send = (signal?: AbortSignal, timeoutMs = 2_000) => failure(call({ ...walletchipIn, timeoutMs }, deposit, { reference: 'r-1', sendBy: uploading(() => undefined), ...(signal && { signal }) }));

it('an upload carries what any call carries, and its answer is read alike', async () => {
  server.reply = says({ status: true, msg: 'Sent' });
  expect(await send()).toEqual({ answered: { data: null, message: 'Sent' } });
  const { request } = server.heard[0] ?? {};
  expect([request?.method, request?.url, request?.headers.authorization, request?.headers['idempotency-key']]).toEqual(['POST', '/api/v1/wallet/walletchipIn', 'Bearer bearer-1', 'r-1']);
});

it('a refusal is read from 422 too, and the end of a session ends it', async () => {
  server.reply = says({ status: false, msg: 'Your previous request is being processed!' }, 422);
  expect(await send()).toEqual({ kind: 'rejected', message: 'Your previous request is being processed!' });
  server.reply = says({ status: false, msg: 'over', logout: true }, 401);
  expect([await send(), server.signedOut]).toEqual([{ kind: 'signed-out' }, 1]);
});

it('a broken connection is FETCH_ERROR, a late answer TIMEOUT_ERROR, no answer at all none of the app’s business once it gave up', async () => {
  server.reply = (request) => void request.socket.destroy();
  expect(await send()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
  server.reply = () => undefined;
  expect(await send(undefined, 100)).toMatchObject({ kind: 'unreachable', code: 'TIMEOUT_ERROR' });
  const given = new AbortController();
  const gone = call(walletchipIn, deposit, { sendBy: uploading(() => undefined), signal: given.signal });
  given.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
});

it('an answer that came from another address is none', async () => {
  server.reply = (request, response) => void (request.url === '/elsewhere' ? says({ status: true, msg: 'Sent' })(request, response) : response.writeHead(307, { location: '/elsewhere' }).end());
  expect(await send()).toMatchObject({ kind: 'unreachable', code: 'FETCH_ERROR' });
});
