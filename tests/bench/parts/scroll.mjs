import { openSources } from '../../../scripts/lib/load-sources.mjs';
import { withBrowser } from '../harness/browser.mjs';
import { formatTable } from '../harness/report.mjs';
import { LONG_MS, measureScroll } from '../harness/scroll.mjs';
import { startTestServer } from '../harness/test-server.mjs';

const SEEDED_HISTORY = { bets: 10_000, days: 88 };

/**
 * Measures the long lists of the production build. Only CPU time can fail, because frames and wall time depend on the
 * machine's other work.
 */
export async function run({ quick }) {
  const testServer = await startTestServer();
  const sources = await openSources();
  try {
    const { demoUserId } = await sources.load('mocks/exchange/state/initial-state.ts');
    await testServer.exchange.operator.seedHistory(demoUserId, SEEDED_HISTORY);
    const rows = await withBrowser((browser) => measureScroll(browser, testServer.url, quick ? 1 : 3));
    return {
      text: formatTable(
        [
          'list',
          'longest task, CPU ms',
          `tasks over ${LONG_MS} ms, wall time`,
          'longest frame ms',
          'frames',
          'elements on the page',
        ],
        rows.map(({ name, longestTask, longTasks, longestFrame, frames, nodes }) => [
          name,
          longestTask,
          longTasks,
          longestFrame,
          frames,
          nodes,
        ]),
        1,
      ),
      failed: rows
        .filter(({ longestTask }) => longestTask > LONG_MS)
        .map(({ name, longestTask }) => `${name}: a task of ${longestTask.toFixed(1)} ms`),
    };
  } finally {
    await sources.close();
    await testServer.close();
  }
}
