import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { formatSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { getCellIndex } from './generated-feed.ts';
import { CELLS, RUNNERS } from './shape.ts';

export type ExpectedBook = readonly (readonly [price: number, size: number])[];

const readCell = (cell: Element | null | undefined): string =>
  cell ? `${cell.querySelector('b')?.textContent ?? ''} ${cell.querySelector('small')?.textContent ?? ''}` : 'missing';

const onScreen = (section: Element | undefined): boolean =>
  section?.querySelector('[data-cell]')?.checkVisibility({ contentVisibilityAuto: true }) ?? false;

/**
 * Counts the cells that differ from the engine's book, either all cells or the visible ones. Prices are in hundredths,
 * sizes in whole units.
 */
export function countWrongCells(
  place: HTMLElement,
  markets: number,
  book: ExpectedBook,
  of: 'all' | 'visible',
): number {
  let wrong = 0;
  const sections = [...place.querySelectorAll('section')];
  for (let market = 0; market < markets; market += 1) {
    if (of === 'visible' && !onScreen(sections[market])) continue;
    const rows = [...(sections[market]?.querySelectorAll('[role="row"]') ?? [])].slice(1);
    for (let runnerId = 0; runnerId < RUNNERS; runnerId += 1) {
      for (let cell = 0; cell < CELLS; cell += 1) {
        const at = {
          marketId: `1.${market}`,
          runnerId,
          side: cell < 3 ? ('back' as const) : ('lay' as const),
          level: (cell % 3) as 0 | 1 | 2,
        };
        const [price = 0, size = 0] = book[getCellIndex(at)] ?? [];
        const expected = `${formatPrice(odds(price), 'odds')} ${formatSize(money(size * 100))}`;
        if (readCell(rows[runnerId]?.querySelector(`[data-side="${at.side}"][data-level="${at.level}"]`)) !== expected)
          wrong += 1;
      }
    }
  }
  return wrong;
}
