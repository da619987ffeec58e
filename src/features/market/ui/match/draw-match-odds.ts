import type { MatchRow, Runner, Side } from '#shared/domain/market/market.ts';
import { getHandicap } from '#shared/domain/market/runner-id.ts';
import { formatSpokenRunner } from '#shared/format/handicap.ts';
import { drawOdds } from '#ui-kit';
import { describeOverlay } from '../../model/describe-overlay.ts';
import { getMarketOverlay, getRunnerOverlay } from '../../model/market-overlay.ts';
import { arrangeRunners } from '../../model/match-odds-columns.ts';
import { texts } from '../../model/price-texts.ts';

const sides: readonly Side[] = ['back', 'lay'];

/**
 * Draws a match's prices into a copy of a prerendered `MatchOddsRow` of three runners with a label over it, such as
 * "Suspended". A market that takes bets loses the label. A row of two columns has no draw.
 */
export function drawMatchOdds(odds: Element, row: MatchRow): void {
  const block = getMarketOverlay({ ...row, freshness: 'live' });
  const label = describeOverlay(block);
  const [columns, overlay] = odds.children;
  odds.setAttribute('aria-label', texts.oddsOf({ match: row.matchName }));
  if (label === null) overlay?.remove();
  else if (overlay) overlay.textContent = label;
  const runners = columns?.childElementCount === 2 ? row.runners.slice(0, 2) : arrangeRunners(row.runners);
  runners.forEach((runner, index) => {
    const column = columns?.children[index];
    if (runner === undefined) column?.replaceChildren();
    else if (column) drawRunner([...column.children], runner, block !== 'none');
  });
}

function drawRunner(cells: readonly Element[], runner: Runner, isMarketLocked: boolean): void {
  const isLocked = isMarketLocked || getRunnerOverlay(runner.status) !== null || getHandicap(runner.runnerId) !== 0;
  cells.forEach((cell, index) => {
    const side = sides[index];
    if (!(cell instanceof HTMLElement) || side === undefined) return;
    const { price = null, size = null } = runner[side][0] ?? {};
    cell.dataset['runner'] = String(runner.runnerId);
    drawOdds(cell, { side, price, size, kind: 'odds', runner: formatSpokenRunner(runner) }, isLocked);
  });
}
