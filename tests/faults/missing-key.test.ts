import { afterEach, describe, expect, test } from 'vitest';
import { call } from '#shared/api/client/call.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getFailure } from '#shared/api/failure.ts';
import { requests } from './requests.ts';
import { type FaultTestServer, type FaultTestServerOptions, startTestServer } from './test-server.ts';

const moneyCalls = [
  'saveBet',
  'saveFancyBet',
  'saveHrBet',
  'walletchipIn',
  'walletchipOutV2',
] as const satisfies readonly EndpointName[];

const missingKey = { kind: 'refused', message: 'Idempotency-Key is missing' };

let testServer: FaultTestServer;
const startServer = async (options?: FaultTestServerOptions) => (testServer = await startTestServer([], options));
afterEach(() => testServer.close());

const sendCall = (name: EndpointName, reference?: string) =>
  call(contract[name] as Endpoint, requests[name] as never, reference === undefined ? {} : { reference }).then(
    ({ message }) => message,
    getFailure,
  );

async function postBet(headers: Readonly<Record<string, string>>): Promise<readonly [status: number, body: unknown]> {
  const session = await testServer.exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  const token = session.kind === 'signed-in' ? session.session.accessToken : '';
  const response = await fetch(`${testServer.origin}/api/v1/bet/saveBet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(requests.saveBet),
  });
  return [response.status, await response.json()];
}

describe('a call that moves money', () => {
  test.each(moneyCalls)('%s is refused without an Idempotency-Key, and otherwise not for that reason', async (name) => {
    await startServer();
    expect(await sendCall(name)).toEqual(missingKey);
    expect(await sendCall(name, 'key-1')).not.toEqual(missingKey);
  });

  test('a deposit without an Idempotency-Key leaves no request', async () => {
    const { exchange, userId } = await startServer();
    const readWallets = () => exchange.createStateSlice<Record<string, unknown>>('wallet@3', {}).read();
    await sendCall('walletchipIn');
    expect(readWallets()).toEqual({});
    await sendCall('walletchipIn', 'key-1');
    expect(Object.keys(readWallets())).toEqual([userId]);
  });

  test.each([
    ['no key', {}],
    ['an empty key', { 'idempotency-key': '' }],
    ['a client that claims an ignored key', { 'x-ignored-idempotency-key': 'true' }],
  ])('a bet with %s is refused with HTTP 400', async (_case, headers) => {
    await startServer();
    expect(await postBet(headers)).toEqual([400, { status: false, msg: missingKey.message }]);
  });

  test('a server that ignores keys takes a call without one', async () => {
    await startServer({ isIdempotent: false });
    for (const name of moneyCalls) expect(await sendCall(name)).not.toEqual(missingKey);
  });
});

test('a call that moves no money needs no Idempotency-Key', async () => {
  await startServer();
  const others = (Object.keys(contract) as EndpointName[]).filter((name) => !moneyCalls.some((each) => each === name));
  for (const name of others) expect([name, await sendCall(name)]).not.toEqual([name, missingKey]);
});
