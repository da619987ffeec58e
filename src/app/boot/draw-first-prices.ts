import * as z from 'zod/mini';
import { drawDashboard } from '#features/dashboard/index.ts';
import { drawMatchOdds } from '#features/market/index.ts';
import { judgeResponse, readEnvelope } from '#shared/api/client/envelope.ts';
import { parseJson, readResponseText } from '#shared/api/client/http-request.ts';
import { homeMatchesV2 } from '#shared/api/contract/markets/match-home.ts';
import type { MatchRow } from '#shared/domain/market/market.ts';
import { markFirstPrice } from '#shared/live/react/first-price.ts';
import { DEFAULT_POLLING_INTERVALS } from '#shared/live/transport/transport.ts';
import { getBoardHref } from '../layout/board-href.ts';
import { paths } from '../router/paths.ts';
import { applyDisplay } from './apply-display.ts';
import { readConfig } from './config/load.ts';
import { keepPress } from './prerender/keep-press.ts';
import { showPrerendered } from './prerender/show.ts';

/** Reads the rows of a response. Null when the app has to report what is wrong with it. */
async function readRows(response: Response): Promise<readonly MatchRow[] | null> {
  const text = await readResponseText(response);
  const envelope = text === null ? null : readEnvelope(parseJson(text));
  if (envelope === null || judgeResponse(homeMatchesV2, response.status, envelope) !== null) return null;
  const rows = z.safeParse(homeMatchesV2.response, envelope.data);
  return rows.success ? rows.data : null;
}

/**
 * Draws the prices of the home page into its prerendered screen, before React has been downloaded. Draws nothing when
 * the response or config.json has a problem, which the app then reports. The prices are locked when they are as old as
 * the app's own may be. `requestedAt`: time of the request, in milliseconds of `performance.now()`.
 */
export async function drawFirstPrices(
  configResponse: Promise<Response | null>,
  pricesResponse: Promise<Response | null>,
  requestedAt: number,
): Promise<void> {
  const response = await pricesResponse;
  const rows = response && (await readRows(response));
  if (!rows || rows.length === 0) return;
  const loaded = await readConfig(
    configResponse.then((original) => original?.clone() ?? null),
    false,
  );
  if (loaded.kind !== 'config') return;
  applyDisplay(loaded.config);
  showPrerendered('home', (screen) => {
    const dashboard = screen.querySelector('h1')?.closest('header')?.parentElement;
    if (!dashboard) throw new Error('the prerendered home page has no dashboard');
    drawDashboard({
      dashboard,
      rows,
      now: Date.now(),
      hrefOf: getBoardHref,
      matchHref: ({ sportId, matchId }) => paths.match(sportId, matchId),
      drawOdds: drawMatchOdds,
    });
    setTimeout(() => markStale(screen), DEFAULT_POLLING_INTERVALS.homeTtlMs - (performance.now() - requestedAt));
    return keepPress(screen);
  });
  document.querySelectorAll('[data-cell]').forEach(markFirstPrice);
}

function markStale(screen: HTMLElement): void {
  for (const group of screen.querySelectorAll<HTMLElement>('[role="group"]')) group.dataset['freshness'] = 'stale';
  for (const cell of screen.querySelectorAll('[data-cell]')) cell.setAttribute('aria-disabled', 'true');
}
