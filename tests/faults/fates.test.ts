import { afterEach, describe, expect, it } from 'vitest';
import { fates } from '#mocks/fates.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { call } from '#shared/api/call.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { failureOf, type Failure } from '#shared/api/failure.ts';
import { openHouse, type House } from './house.ts';
import { requests } from './requests.ts';

/** Every call with its request: types apart, since the loop below is over all of them. */
const calls = Object.entries(contract).map(([name, spec]) => ({ name, spec: spec as Endpoint, input: requests[name as EndpointName] as never }));

type Told = { readonly data: unknown } | { readonly failure: Failure | null };

const make = (spec: Endpoint, input: never, options = {}): Promise<Told> =>
  call(spec, input, options).then(
    ({ data }) => ({ data }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );

const unreachable = (code: Extract<Failure, { kind: 'unreachable' }>['code']) => ({ failure: expect.objectContaining({ kind: 'unreachable', code }) as Failure });

const houses: House[] = [];
const open = async (...given: Parameters<typeof openHouse>) => {
  const house = await openHouse(...given);
  houses.push(house);
  return house;
};
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

describe('every call, whatever becomes of it', () => {
  it.each(['unreachable', 'lostBefore'] as const)('%s: FETCH_ERROR', async (fate) => {
    await open(calls.map(({ spec }) => fates[fate](spec)));
    for (const { name, spec, input } of calls) expect({ name, ...(await make(spec, input)) }).toEqual({ name, ...unreachable('FETCH_ERROR') });
  });

  it('brokenGateway: FETCH_ERROR, since a gateway does not know what the server did', async () => {
    await open(calls.map(({ spec }) => fates.brokenGateway(spec)));
    for (const { name, spec, input } of calls) expect({ name, ...(await make(spec, input)) }).toEqual({ name, ...unreachable('FETCH_ERROR') });
  });

  it.each(['malformed', 'notJson'] as const)('%s: PARSING_ERROR, reported', async (fate) => {
    const { drift } = await open(calls.map(({ spec }) => fates[fate](spec)));
    for (const { name, spec, input } of calls) expect({ name, ...(await make(spec, input)) }).toEqual({ name, ...unreachable('PARSING_ERROR') });
    expect(drift.map(({ endpoint }) => endpoint)).toEqual(calls.map(({ spec }) => spec.path));
  });

  it('loading: TIMEOUT_ERROR once the call has waited its time', async () => {
    await open(calls.map(({ spec }) => fates.loading(spec)));
    const told = await Promise.all(calls.map(async ({ name, spec, input }) => ({ name, ...(await make({ ...spec, timeoutMs: 300 }, input)) })));
    expect(told).toEqual(calls.map(({ name }) => ({ name, ...unreachable('TIMEOUT_ERROR') })));
  });

  it.each(['refused', 'unprocessable'] as const)('%s: rejected with the words of the server', async (fate) => {
    await open(calls.map(({ spec }) => fates[fate](spec, 'Odds suspended!')));
    for (const { name, spec, input } of calls) {
      const told = await make(spec, input);
      // A file without an envelope cannot refuse.
      if (spec.reply === 'bare') expect({ name, told }).toEqual({ name, told: unreachable(fate === 'refused' ? 'PARSING_ERROR' : 'FETCH_ERROR') });
      else expect({ name, told }).toEqual({ name, told: { failure: { kind: 'rejected', message: 'Odds suspended!' } } });
    }
  });

  it('refusedInData rejects every call that moves money, without words', async () => {
    const money = ['saveBet', 'saveFancyBet', 'saveHrBet', 'walletchipIn', 'walletchipOutV2'];
    await open(calls.map(({ spec }) => fates.refusedInData(spec)));
    for (const { name, spec, input } of calls.filter((each) => money.includes(each.name))) {
      expect({ name, told: await make(spec, input) }).toEqual({ name, told: { failure: { kind: 'rejected', message: '' } } });
    }
  });

  it('empty: the empty answer of lists and reports, a refusal elsewhere', async () => {
    await open(calls.map(({ spec }) => fates.empty(spec)));
    for (const { name, spec, input } of calls) {
      if (spec.reply === 'bare') continue;
      const told = spec.nothing === undefined ? { failure: { kind: 'rejected', message: 'No data found' } } : { data: spec.nothing };
      expect({ name, told: await make(spec, input) }).toEqual({ name, told });
    }
  });

  it('signedOut: the session ends, once for each answer that says so', async () => {
    const house = await open(calls.map(({ spec }) => fates.signedOut(spec)));
    for (const { name, spec, input } of calls) {
      const before = house.signedOut();
      const told = await make(spec, input);
      expect({ name, told }).toEqual({ name, told: { failure: { kind: 'signed-out' } } });
      expect(house.signedOut()).toBe(before + 1);
    }
  });

  it('aborted by the caller: the reason of the abort, not a failure of the network', async () => {
    await open(calls.map(({ spec }) => fates.loading(spec)));
    for (const { spec, input } of calls) {
      const stop = new AbortController();
      const under = call(spec, input, { signal: stop.signal });
      stop.abort(new Error('left the page'));
      await expect(under).rejects.toThrow('left the page');
    }
  });

  it('slow: the exchange answers all the same, each call with what fits the contract or a refusal in words', async () => {
    const { drift } = await open(calls.map(({ spec }) => fates.slow(spec, 5)));
    const last = (name: string) => Number(name === 'logout') + 2 * Number(name === 'updatePassword');
    for (const { name, spec, input } of calls.toSorted((a, b) => last(a.name) - last(b.name))) {
      const told = await make(spec, input);
      if ('failure' in told) expect({ name, kind: told.failure?.kind }).toEqual({ name, kind: name === 'updatePassword' ? 'signed-out' : 'rejected' });
    }
    expect(drift).toEqual([]);
  });

  it('lostAfter: the exchange acted, the caller is told FETCH_ERROR', async () => {
    const house = await open();
    const handlers = createHandlers(house.exchange);
    const lossy = await openHouse([fates.lostAfter(contract.register, handlers)]);
    houses.push(lossy);
    expect(await make(contract.register as Endpoint, requests.register as never)).toEqual(unreachable('FETCH_ERROR'));
    expect((await house.exchange.accounts.signIn({ userName: 'newcomer', password: 'Welcome12' })).kind).toBe('signed-in');
  });
});
