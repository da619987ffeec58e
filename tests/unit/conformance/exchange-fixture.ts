import { type CheckOptions, checkServer } from '../../../scripts/conformance/check-server.ts';
import type { ConformanceReport } from '../../../scripts/conformance/finding.ts';
import { startTestServer } from '../../faults/test-server.ts';
import { APP_ORIGIN, startDeviatingServer } from './deviating-server.ts';

/** Above what a busy machine takes for a call. */
const NEVER_SLOW_MS = 30_000;
const HISTORY = { bets: 40, days: 14, casino: { rounds: 12, days: 14 } };

/** Starts the simulated exchange with an account that has a past, behind a server that can deviate. */
export async function startConformanceFixture() {
  const testServer = await startTestServer();
  const { exchange, userId, origin } = testServer;
  await exchange.operator.seedHistory(userId, HISTORY);
  const row = exchange.board
    .listHomeMatches()
    .find(({ inPlay, status, sportId }) => !inPlay && status === 'open' && sportId === '4');
  if (row === undefined) throw new Error('no market takes bets without a delay');
  const line = exchange.board
    .listHomeMatches()
    .flatMap(({ matchId }) => exchange.board.listFancies(matchId))
    .find(({ lockedBy, yes, no }) => lockedBy === null && yes !== null && no !== null);
  const race = exchange.board
    .listRaces('7')
    .find(({ marketId }) => exchange.board.findMarket(marketId)?.status === 'open');
  if (line === undefined || race === undefined) throw new Error('no session line or no race takes bets');
  await exchange.operator.setFancy(line.fancyId, { delaySeconds: 0 });
  const server = await startDeviatingServer(origin);
  return {
    exchange,
    server,
    origin,
    /** Options of bets that are taken at once. */
    bets: {
      market: { marketId: row.marketId },
      race: { marketId: race.marketId },
      line: { fancyId: line.fancyId },
    },
    /** Checks the deviating server, as an app of another origin sees it. */
    check: (options: Partial<CheckOptions> = {}): Promise<ConformanceReport> =>
      checkServer({
        api: server.api,
        userName: 'demo',
        password: 'Demo1234',
        credential: btoa('web:web'),
        origin: APP_ORIGIN,
        opensGames: true,
        slowMs: NEVER_SLOW_MS,
        ...options,
      }),
    async close() {
      await server.close();
      await testServer.close();
    },
  };
}
