import { afterEach, describe, expect, test } from 'vitest';
import { createHandlers } from '#mocks/handlers/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { call } from '#shared/api/client/call.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type Failure, getFailure } from '#shared/api/failure.ts';
import { requests } from './requests.ts';
import { type FaultTestServer, startTestServer } from './test-server.ts';

/** Every call with its request. The types are separated because the loops below run over all calls. */
const calls = Object.entries<Endpoint>(contract).map(([name, spec]) => ({
  name,
  spec,
  input: requests[name as EndpointName] as never,
}));

type CallReport = { readonly data: unknown } | { readonly failure: Failure | null };

const makeCall = (spec: Endpoint, input: never, options = {}): Promise<CallReport> =>
  call(spec, input, options).then(
    ({ data }) => ({ data }),
    (error: unknown) => ({ failure: getFailure(error) }),
  );

const createUnreachable = (code: Extract<Failure, { kind: 'unreachable' }>['code']) => ({
  failure: expect.objectContaining({ kind: 'unreachable', code }) as Failure,
});

const testServers: FaultTestServer[] = [];
const openTestServer = async (...options: Parameters<typeof startTestServer>) => {
  const testServer = await startTestServer(...options);
  testServers.push(testServer);
  return testServer;
};
afterEach(async () => {
  for (const testServer of testServers.splice(0)) await testServer.close();
});

describe('every call in every network scenario', () => {
  test.each(['unreachable', 'lostRequest'] as const)(
    'every call fails with FETCH_ERROR when the network is %s',
    async (scenario) => {
      await openTestServer(calls.map(({ spec }) => networkScenarios[scenario](spec)));
      for (const { name, spec, input } of calls)
        expect({ name, ...(await makeCall(spec, input)) }).toEqual({ name, ...createUnreachable('FETCH_ERROR') });
    },
  );

  test('every call fails with FETCH_ERROR when a gateway responds for the server', async () => {
    await openTestServer(calls.map(({ spec }) => networkScenarios.brokenGateway(spec)));
    for (const { name, spec, input } of calls)
      expect({ name, ...(await makeCall(spec, input)) }).toEqual({ name, ...createUnreachable('FETCH_ERROR') });
  });

  test.each(['malformed', 'notJson'] as const)(
    'every call fails with PARSING_ERROR and reports drift when the response is %s',
    async (scenario) => {
      const { drift } = await openTestServer(calls.map(({ spec }) => networkScenarios[scenario](spec)));
      for (const { name, spec, input } of calls)
        expect({ name, ...(await makeCall(spec, input)) }).toEqual({ name, ...createUnreachable('PARSING_ERROR') });
      expect(drift.map(({ endpoint }) => endpoint)).toEqual(calls.map(({ spec }) => spec.path));
    },
  );

  test('every call fails with TIMEOUT_ERROR when no response arrives in time', async () => {
    await openTestServer(calls.map(({ spec }) => networkScenarios.loading(spec)));
    const report = await Promise.all(
      calls.map(async ({ name, spec, input }) => ({ name, ...(await makeCall({ ...spec, timeoutMs: 300 }, input)) })),
    );
    expect(report).toEqual(calls.map(({ name }) => ({ name, ...createUnreachable('TIMEOUT_ERROR') })));
  });

  test.each(['refused', 'unprocessable'] as const)(
    'every call is refused with the message of the server when the response is %s',
    async (scenario) => {
      await openTestServer(calls.map(({ spec }) => networkScenarios[scenario](spec, 'Odds suspended!')));
      for (const { name, spec, input } of calls) {
        const report = await makeCall(spec, input);
        // A file without an envelope cannot refuse.
        if (spec.responseShape === 'bare')
          expect({ name, report }).toEqual({
            name,
            report: createUnreachable(scenario === 'refused' ? 'PARSING_ERROR' : 'FETCH_ERROR'),
          });
        else
          expect({ name, report }).toEqual({
            name,
            report: { failure: { kind: 'refused', message: 'Odds suspended!' } },
          });
      }
    },
  );

  test('every call that moves money is refused without a message when only the data refuses', async () => {
    const money = ['saveBet', 'saveFancyBet', 'saveHrBet', 'walletchipIn', 'walletchipOutV2'];
    await openTestServer(calls.map(({ spec }) => networkScenarios.refusedInData(spec)));
    for (const { name, spec, input } of calls.filter((each) => money.includes(each.name))) {
      expect({ name, report: await makeCall(spec, input) }).toEqual({
        name,
        report: { failure: { kind: 'refused', message: '' } },
      });
    }
  });

  test('every call is empty or refused when the server finds no data', async () => {
    await openTestServer(calls.map(({ spec }) => networkScenarios.empty(spec)));
    for (const { name, spec, input } of calls) {
      if (spec.responseShape === 'bare') continue;
      const report =
        spec.emptyResponse === undefined
          ? { failure: { kind: 'refused', message: 'No data found' } }
          : { data: spec.emptyResponse };
      expect({ name, report: await makeCall(spec, input) }).toEqual({ name, report });
    }
  });

  test('every call ends the session once when the response says so', async () => {
    const testServer = await openTestServer(calls.map(({ spec }) => networkScenarios.signedOut(spec)));
    for (const { name, spec, input } of calls) {
      const before = testServer.countSignOuts();
      const report = await makeCall(spec, input);
      expect({ name, report }).toEqual({ name, report: { failure: { kind: 'signed-out' } } });
      expect(testServer.countSignOuts()).toBe(before + 1);
    }
  });

  test('every call throws the reason of the abort when the caller aborts it', async () => {
    await openTestServer(calls.map(({ spec }) => networkScenarios.loading(spec)));
    for (const { spec, input } of calls) {
      const stop = new AbortController();
      const under = call(spec, input, { signal: stop.signal });
      stop.abort(new Error('left the page'));
      await expect(under).rejects.toThrow('left the page');
    }
  });

  test('every call reads the response of the exchange when it arrives late', async () => {
    const { drift } = await openTestServer(calls.map(({ spec }) => networkScenarios.slow(spec, 5)));
    const last = (name: string) => Number(name === 'logout') + 2 * Number(name === 'updatePassword');
    for (const { name, spec, input } of calls.toSorted((a, b) => last(a.name) - last(b.name))) {
      const report = await makeCall(spec, input);
      if ('failure' in report)
        expect({ name, kind: report.failure?.kind }).toEqual({
          name,
          kind: name === 'updatePassword' ? 'signed-out' : 'refused',
        });
    }
    expect(drift).toEqual([]);
  });

  test('a call fails with FETCH_ERROR when the exchange acted and its response was lost', async () => {
    const testServer = await openTestServer();
    const handlers = createHandlers(testServer.exchange);
    const lossyServer = await startTestServer([networkScenarios.lostResponse(contract.register, handlers)]);
    testServers.push(lossyServer);
    expect(await makeCall(contract.register as Endpoint, requests.register as never)).toEqual(
      createUnreachable('FETCH_ERROR'),
    );
    expect((await testServer.exchange.accounts.signIn({ userName: 'newcomer', password: 'Welcome12' })).kind).toBe(
      'signed-in',
    );
  });
});
