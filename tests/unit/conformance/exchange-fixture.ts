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
  const server = await startDeviatingServer(origin);
  return {
    exchange,
    server,
    origin,
    /** A market that takes bets at once. */
    marketId: row.marketId,
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
