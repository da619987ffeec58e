import type { Market, PriceLevel, Runner, Side } from '#shared/domain/market/market.ts';
import { isTeam, splitTeams, type TeamNames } from '#shared/domain/market/split-teams.ts';
import { getWinnerCount } from '#shared/domain/market/winner-count.ts';
import { formatSpokenRunner } from '#shared/format/handicap.ts';
import { drawCrest, drawOdds, drawOddsGrid, drawOddsRow, getChild, writeOrRemove } from '#ui-kit';
import { describeOverlay } from '../../model/describe-overlay.ts';
import { describeLimits } from '../../model/limit-labels.ts';
import { getMarketOverlay, getRunnerOverlay } from '../../model/market-overlay.ts';
import { texts } from '../../texts.ts';
import { drawMatchedAmount } from './draw-matched-amount.ts';
import { listUsualDelays } from './usual-delays.ts';

/**
 * Draws a market into a copy of a prerendered `LiveMarketCard` of its layout with all badges, a note and a removed
 * runner. The buttons in its head stay inert.
 */
export function drawMarketCard(card: HTMLElement, market: Market, captionId: string): void {
  const overlay = getMarketOverlay({ ...market, freshness: 'live' });
  const labels = describeLimits(market);
  const teams = splitTeams(market);
  card.dataset['market'] = market.marketId;
  const head = getChild(card, 0);
  drawBadges(getChild(head, 1), market);
  getChild(head, 2).inert = true;
  drawOddsGrid(
    card,
    {
      name: market.name,
      caption: labels.names,
      captionId,
      // The card shows no empty note.
      notice: market.news === '' ? null : market.news,
      overlay: describeOverlay(overlay),
    },
    market.runners,
    (row, runner) => {
      drawRunnerRow(row, runner, { kind: market.kind, teams, range: labels.range, isLocked: overlay !== 'none' });
    },
  );
}

/** Badges after the age of the prices. The bet delay is not known yet, and keeps its place. */
function drawBadges(badges: Element, market: Market): void {
  const [places, delay, matched] = [getChild(badges, 1), getChild(badges, 2), getChild(badges, 3)];
  const winners = getWinnerCount(market) ?? 1;
  for (const [name, text] of Object.entries(listUsualDelays())) delay.setAttribute(name, text);
  writeOrRemove(places, winners > 1 ? texts.places({ count: winners }) : null);
  drawMatchedAmount(matched, market.totalMatched);
}

interface RowFacts extends Pick<Market, 'kind'> {
  readonly teams: TeamNames | null;
  readonly range: string | null;
  readonly isLocked: boolean;
}

function drawRunnerRow(row: HTMLElement, runner: Runner, { kind, teams, range, isLocked }: RowFacts): void {
  const overlay = getRunnerOverlay(runner.status);
  const drawTeamCrest = (crest: HTMLElement): boolean => {
    if (!isTeam(teams, runner.name)) return false;
    drawCrest(crest, runner.name, teams?.first);
    return true;
  };
  drawOddsRow(row, {
    name: runner.name,
    drawCrest: teams && drawTeamCrest,
    overlay: overlay && texts.runner[overlay],
    aside: range,
  });
  for (const cell of row.querySelectorAll<HTMLElement>('[data-cell]')) {
    const side: Side = cell.dataset['side'] === 'lay' ? 'lay' : 'back';
    const { price = null, size = null } = runner[side][Number(cell.dataset['level']) as PriceLevel] ?? {};
    cell.dataset['runner'] = String(runner.runnerId);
    drawOdds(cell, { side, price, size, kind, runner: formatSpokenRunner(runner) }, isLocked || overlay !== null);
  }
}
