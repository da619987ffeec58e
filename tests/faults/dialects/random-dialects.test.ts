import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#shared/api/client/call.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { requests } from '../requests.ts';
import { startTestServer } from '../test-server.ts';
import { dialects, REMOVED, rewriteAll } from './dialects.ts';
import { startDialectServer } from './server.ts';

const page = { limit: 20, page: 1 };
let recorded: { name: EndpointName; input: unknown; body: unknown }[] = [];
let dialectServer: Awaited<ReturnType<typeof startDialectServer>>;

/** Records the responses of the simulated exchange to its reads, for an account with a history. */
beforeAll(async () => {
  const testServer = await startTestServer();
  await testServer.exchange.operator.seedHistory(testServer.userId, { bets: 40, days: 10 });
  const inPlay = testServer.exchange.board.listHomeMatches().find((match) => match.inPlay);
  const { matchId, marketId, sportId } = inPlay ?? { matchId: '', marketId: '', sportId: '' };
  const inputs = {
    homeMatchesV2: { combine: true },
    matchDetails: { match_id: matchId, combine: true },
    getFancies: { match_id: matchId },
    getEventsLimit: { match_id: matchId, sport_id: sportId },
    eventLists: {},
    getSports: {},
    allRacingMarkets: { sport_id: '7' },
    bets: { match_id: matchId },
    openBets: page,
    settledBets: page,
    voidBets: page,
    getTeamPosition: { match_id: matchId },
    getFancyLiability: {},
    getExposures: {},
    statements: page,
    sportsPL: {},
    eventsProfitLoss: page,
    matchResults: page,
    getUserBalanceV1: { userid: testServer.userId },
    getUserMatchStack: {},
    userLogin: requests.userLogin,
    getwalletsummary: page,
    getPayementMethod: { type: 'DEPOSIT' },
    getNews: {},
    score: { match_id: matchId },
    priceHistory: { market_id: marketId },
  } as const satisfies Partial<Record<EndpointName, unknown>>;
  const send = globalThis.fetch;
  for (const [name, input] of Object.entries(inputs) as [EndpointName, unknown][]) {
    let text = '';
    globalThis.fetch = async (...requested) => {
      const response = await send(...requested);
      text = await response.clone().text();
      return response;
    };
    await call(contract[name] as Endpoint, input).finally(() => (globalThis.fetch = send));
    recorded.push({ name, input, body: JSON.parse(text) });
  }
  await testServer.close();
  dialectServer = await startDialectServer();
});
afterAll(async () => {
  recorded = [];
  await dialectServer.close();
});

/** Rewrites each value in a random format, or leaves it unchanged. */
function applyDialects(body: unknown, choose: () => number): unknown {
  const all = Object.values(dialects);
  return rewriteAll(body, (value, key, path) => {
    const chosen = choose();
    if (chosen % 2 === 0) return value;
    for (let step = 0; step < all.length; step += 1) {
      const written = all[(chosen + step) % all.length]?.(value, key, path);
      if (written === REMOVED || JSON.stringify(written) !== JSON.stringify(value)) return written;
    }
    return value;
  });
}

test('call reads any response of the simulated exchange the same in every random format', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat({ max: 2 ** 31 - 1 }), async (which, seed) => {
      const { name, input, body } = recorded[which % recorded.length] as (typeof recorded)[number];
      const spec = contract[name] as Endpoint;
      let state = seed + 1;
      const choose = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 8;
      dialectServer.respond(spec.path, body);
      const wellFormed = await call(spec, input);
      expect(dialectServer.drift).toEqual([]);
      dialectServer.respond(spec.path, applyDialects(body, choose));
      expect(await call(spec, input)).toEqual(wellFormed);
      expect(dialectServer.drift).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
