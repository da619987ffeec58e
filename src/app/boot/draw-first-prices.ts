import { drawDashboard } from '#features/dashboard/index.ts';
import { drawMatchOdds } from '#features/market/index.ts';
import { hasScore } from '#features/scoreboard/index.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import { readLiteMode } from '#shared/lite-mode/read-lite-mode.ts';
import { getBoardHref } from '../layout/board-href.ts';
import { toPollingIntervals } from '../providers/live/polling-intervals.ts';
import { paths } from '../router/paths.ts';
import { type FirstPrices, readFirstResponse, showDrawnPrices } from './drawn-prices.ts';

/**
 * Draws the prices of the home page into its prerendered screen, before React has been downloaded. Draws nothing when
 * the response has a problem, which the app then reports. The prices are locked when they are as old as the app's own
 * may be.
 */
export async function drawFirstPrices({ config, response, requestedAt, canDraw }: FirstPrices): Promise<void> {
  const rows = await readFirstResponse(homeMatchesV2, await response);
  if (rows === null || rows.length === 0) return;
  await canDraw;
  const { homeTtlMs } = toPollingIntervals(config.live, readLiteMode() ? 'lite' : 'full');
  showDrawnPrices('home', homeTtlMs - (performance.now() - requestedAt), (screen) => {
    const dashboard = screen.querySelector('h1')?.closest('header')?.parentElement;
    if (!dashboard) throw new Error('the prerendered home page has no dashboard');
    drawDashboard({
      dashboard,
      rows,
      now: Date.now(),
      toHref: getBoardHref,
      toMatchHref: ({ sportId, matchId }) => paths.toMatch(sportId, matchId),
      drawOdds: drawMatchOdds,
      isScored: ({ sportId }) => config.features.score && hasScore(sportId),
    });
  });
}
