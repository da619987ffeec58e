import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call, read } from '#shared/api/client/call.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { requests } from '../requests.ts';
import { dialects, rewriteAll } from './dialects.ts';
import { responses } from './responses.ts';
import { startDialectServer } from './server.ts';

// A date without a zone must not be read as local time. A machine in UTC would hide the mistake.
vi.stubEnv('TZ', 'Asia/Kolkata');

let server: Awaited<ReturnType<typeof startDialectServer>>;
beforeAll(async () => {
  server = await startDialectServer();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const names = Object.keys(responses) as EndpointName[];
const callEndpoint = (name: EndpointName) => call(contract[name] as Endpoint, requests[name]);

async function requestAs(name: EndpointName, body: unknown) {
  server.respond(contract[name].path, body);
  return { response: await callEndpoint(name), drift: [...server.drift] };
}

const cases = names.flatMap((name) =>
  Object.entries(dialects).flatMap(([dialect, rewrite]) => {
    const body = rewriteAll(responses[name], rewrite);
    return JSON.stringify(body) === JSON.stringify(responses[name]) ? [] : [{ name, habit: dialect, body }];
  }),
);

describe("call with other servers' formats", () => {
  test('every format of the list occurs in a response', () =>
    expect(new Set(cases.map(({ habit: dialect }) => dialect))).toEqual(new Set(Object.keys(dialects))));

  test.each(names)('reads the well-formed response of %s without drift', async (name) => {
    expect((await requestAs(name, responses[name])).drift).toEqual([]);
  });

  test.each(cases)('reads $name the same with $habit', async ({ name, body }) => {
    const wellFormed = await requestAs(name, responses[name]);
    expect(await requestAs(name, body)).toEqual(wellFormed);
  });

  const lists = names.filter((name) => contract[name].emptyResponse !== undefined);
  test.each(lists)('reads "No record found" without data as an empty %s', async (name) => {
    server.respond(contract[name].path, { status: false, msg: 'No record found' });
    expect(await callEndpoint(name)).toEqual({ data: contract[name].emptyResponse, message: 'No record found' });
  });

  const maps = ['getTeamPosition', 'getFancyLiability', 'getEventsLimit'] as const;
  test.each(maps)('drops unknown keys beside those of %s and reports them', async (name) => {
    const wellFormed = await requestAs(name, responses[name]);
    const odd = rewriteAll(responses[name], (value, key) =>
      key === 'data' ? { ...(value as object), updated_at: 'today', totals: [{}] } : value,
    );
    const { response, drift } = await requestAs(name, odd);
    expect(response).toEqual(wellFormed.response);
    expect(drift).toMatchObject([{ kind: 'row', row: 'updated_at', value: '"today"' }]);
  });

  test('read fetches further pages without metadata while full pages arrive', async () => {
    const { data } = responses.openBets as { data: unknown[] };
    server.respond(contract.openBets.path, { status: 1, data: { 1: data[0] } });
    expect(await read(contract.openBets, { limit: 1, page: 1 })).toMatchObject({ received: 1, total: null });
  });
});
