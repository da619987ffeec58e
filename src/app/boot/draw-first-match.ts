import { drawMatchHeader, drawMatchMarkets, takeFirstMarkets } from '#features/market/index.ts';
import { hasScore } from '#features/scoreboard/index.ts';
import { matchDetails } from '#shared/api/contract/markets/match-details.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { readLiteMode } from '#shared/lite-mode/read-lite-mode.ts';
import { findPart } from '#ui-kit';
import { findSportStep } from '../pages/sport-step.ts';
import { toPollingIntervals } from '../providers/live/polling-intervals.ts';
import type { Config } from './config/schema.ts';
import { type FirstPrices, readFirstResponse, showDrawnPrices } from './drawn-prices.ts';
import { waitForPaint } from './wait-for-paint.ts';

/**
 * Draws the head and the first markets of a match into its prerendered page, before React has been downloaded. A slow
 * phone needs 50 ms for each market, so the first is on screen one frame before the others. Draws nothing when the
 * response has a problem, which the app then reports, and nothing without a market that the drawing can show. The
 * prices are locked when they are as old as the app's own may be.
 */
export async function drawFirstMatch({ config, response, requestedAt, canDraw }: FirstPrices): Promise<void> {
  const all = (await readFirstResponse(matchDetails, await response)) ?? [];
  const markets = takeFirstMarkets(all);
  const [first] = markets;
  if (first === undefined) return;
  await canDraw;
  const isLite = readLiteMode();
  const { inPlayTtlMs, upcomingTtlMs } = toPollingIntervals(config.live, isLite ? 'lite' : 'full');
  const isInPlay = all.some(({ inPlay, status }) => inPlay && status !== 'closed');
  const lifetimeMs = isInPlay ? inPlayTtlMs : upcomingTtlMs;
  const getTimeLeft = (): number => lifetimeMs - (performance.now() - requestedAt);
  showDrawnPrices('match', getTimeLeft(), (screen) => {
    const [inPlay, upcoming] = screen.querySelectorAll<HTMLElement>('main header:has(h1)');
    if (!inPlay || !upcoming) throw new Error('the prerendered match has no two headers');
    (first.inPlay ? upcoming : inPlay).remove();
    const header = first.inPlay ? inPlay : upcoming;
    drawMatchHeader(header, first, findSportStep(first.sportId));
    if (first.inPlay) removeLiveParts(header, first, config);
    const drawOthers = drawMatchMarkets(screen, markets, isLite ? 'best' : 'all');
    // When the time is over, prices on screen are locked. Those that followed would stay open.
    void waitForPaint().then(() => getTimeLeft() > 0 && drawOthers());
  });
}

/** Keeps the space of the score and of the operator's frames, as the app's first render does (MatchHead). */
function removeLiveParts(header: HTMLElement, { sportId }: Market, { features, frameHosts }: Config): void {
  const [score, last] = [findPart(header, '[data-slot="score"]'), findPart(header, '[data-slot="last"]')];
  if (!features.score || !hasScore(sportId)) {
    score.replaceChildren();
    delete header.dataset['scored'];
  }
  if (frameHosts.length === 0) last.replaceChildren();
}
