import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, read } from '#shared/api/call.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { requests } from '../requests.ts';
import { answers } from './answers.ts';
import { habits, rewriteAll } from './habits.ts';
import { startSecondServer } from './server.ts';

// A date without a zone must not be read as local time: a machine in UTC would hide it.
vi.stubEnv('TZ', 'Asia/Kolkata');

let server: Awaited<ReturnType<typeof startSecondServer>>;
beforeAll(async () => {
  server = await startSecondServer();
});
afterAll(() => server.close());

const names = Object.keys(answers) as EndpointName[];
const ask = (name: EndpointName) => call(contract[name] as Endpoint, requests[name]);

async function askFor(name: EndpointName, body: unknown) {
  server.answer(contract[name].path, body);
  return { answer: await ask(name), drift: [...server.drift] };
}

const cases = names.flatMap((name) =>
  Object.entries(habits).flatMap(([habit, rewrite]) => {
    const body = rewriteAll(answers[name], rewrite);
    return JSON.stringify(body) === JSON.stringify(answers[name]) ? [] : [{ name, habit, body }];
  }),
);

describe('a server with other habits', () => {
  it('is tried with every habit somewhere', () =>
    expect(new Set(cases.map(({ habit }) => habit))).toEqual(new Set(Object.keys(habits))));

  it.each(names)('call reads the well-formed answer of %s without drift', async (name) => {
    expect((await askFor(name, answers[name])).drift).toEqual([]);
  });

  it.each(cases)('call reads $name the same with $habit', async ({ name, body }) => {
    const wellFormed = await askFor(name, answers[name]);
    expect(await askFor(name, body)).toEqual(wellFormed);
  });

  const lists = names.filter((name) => contract[name].nothing !== undefined);
  it.each(lists)('call reads "No record found" without data as an empty %s', async (name) => {
    server.answer(contract[name].path, { status: false, msg: 'No record found' });
    expect(await ask(name)).toEqual({ data: contract[name].nothing, message: 'No record found' });
  });

  const maps = ['getTeamPosition', 'getFancyLiability', 'getEventsLimit'] as const;
  it.each(maps)('call drops unknown keys beside those of %s, and reports them', async (name) => {
    const wellFormed = await askFor(name, answers[name]);
    const odd = rewriteAll(answers[name], (value, key) =>
      key === 'data' ? { ...(value as object), updated_at: 'today', totals: [{}] } : value,
    );
    const { answer, drift } = await askFor(name, odd);
    expect(answer).toEqual(wellFormed.answer);
    expect(drift).toMatchObject([{ of: 'row', row: 'updated_at', value: '"today"' }]);
  });

  it('read pages on without metadata while full pages come', async () => {
    const { data } = answers.openBets as { data: unknown[] };
    server.answer(contract.openBets.path, { status: 1, data: { 1: data[0] } });
    expect(await read(contract.openBets, { limit: 1, page: 1 })).toMatchObject({ received: 1, total: null });
  });
});
