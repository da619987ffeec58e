import { formatPriceAge } from '#features/market/model/price-age.ts';
import type { Side } from '#shared/domain/market/market.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { formatSize, formatSpokenSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { FLASH_MS } from '#shared/live/react/flasher.ts';
import { observeVisibility } from '#ui-kit';
import { createTemplate } from './floor-template.tsx';
import { getCellIndex } from './generated-feed.ts';
import type { GridMaker } from './grid.ts';
import { CELLS, RUNNERS } from './shape.ts';

interface CellEntry {
  readonly element: HTMLElement;
  readonly price: HTMLElement;
  readonly size: HTMLElement;
  readonly side: Side;
  readonly runner: string;
  readonly isBest: boolean;
  displayedPrice: number;
  next: readonly [price: number, size: number] | null;
}

interface FloorMessage {
  readonly mc: readonly {
    readonly id: string;
    readonly rc: readonly {
      readonly id: number;
      readonly batb?: readonly FloorLevel[];
      readonly batl?: readonly FloorLevel[];
    }[];
  }[];
}
type FloorLevel = readonly [level: 0 | 1 | 2, price: number, size: number];

/** Writes a text without a layout shift, as the app must: a text node that changes its width would count as one. */
function replaceText(element: HTMLElement, content: string): void {
  const text = element.firstChild;
  if (text?.nodeValue?.length === content.length) text.nodeValue = content;
  else element.replaceChildren(content);
}

/**
 * The hand-written grid: cached elements, and one write per changed text. It shows the same texts and accessible names,
 * flashes changes and skips cells off screen as the app does.
 */
export const mountFloorGrid: GridMaker = (place, { markets }, image) => {
  const entries: CellEntry[] = [];
  const visible: boolean[] = [];
  const lastMessageAt: number[] = [];
  const ages: (Element | null)[] = [];
  const dirtyWhileHidden = new Set<CellEntry>();
  const flashes: { at: number; elements: HTMLElement[] }[] = [];
  const { market: model, column } = createTemplate(markets);
  const places = [...column.querySelectorAll('i')];

  const write = (entry: CellEntry): void => {
    if (entry.next === null) return;
    const [price, size] = entry.next;
    const priceText = formatPrice(odds(price), 'odds');
    if (priceText.length !== entry.price.firstChild?.nodeValue?.length)
      entry.price.style.setProperty('--kit-price-digits', String(priceText.length));
    replaceText(entry.price, priceText);
    replaceText(entry.size, formatSize(money(size)));
    const offer = `${entry.side === 'back' ? 'Back' : 'Lay'} ${entry.runner} at ${priceText}`;
    const available = `${formatSpokenSize(money(size))} available`;
    entry.element.setAttribute('aria-label', `${offer}${entry.isBest ? ', best price' : ''}, ${available}`);
    entry.displayedPrice = price;
    entry.next = null;
  };

  for (let market = 0; market < markets; market += 1) {
    const section = model.cloneNode(true) as HTMLElement;
    const heading = section.querySelector('h2');
    if (heading) heading.textContent = `Market ${market}`;
    [...section.querySelectorAll('[role="row"]')].slice(1).forEach((row, runnerId) => {
      const name = row.querySelector('[title]');
      if (name) name.textContent = `Runner ${market}.${runnerId}`;
      for (const cell of row.querySelectorAll<HTMLElement>('[data-cell]')) {
        const side = cell.dataset['side'] === 'back' ? 'back' : 'lay';
        const level = Number(cell.dataset['level']) as 0 | 1 | 2;
        const findChild = (tag: string): HTMLElement => {
          const child = cell.querySelector<HTMLElement>(tag);
          if (child === null) throw new Error(`the app drew no ${tag} in a cell`);
          child.replaceChildren();
          return child;
        };
        cell.removeAttribute('aria-disabled');
        entries[getCellIndex({ marketId: `1.${market}`, runnerId, side, level })] = {
          element: cell,
          price: findChild('b'),
          size: findChild('small'),
          side,
          runner: `Runner ${market}.${runnerId}`,
          isBest: level === 0,
          displayedPrice: 0,
          next: null,
        };
      }
    });
    visible[market] = true;
    lastMessageAt[market] = performance.now();
    ages[market] = section.querySelector('header small')?.previousElementSibling ?? null;
    places[market]?.replaceWith(section);
    observeVisibility(section, (onScreen) => {
      visible[market] = onScreen;
      if (!onScreen) return;
      const first = market * RUNNERS * CELLS;
      for (const entry of entries.slice(first, first + RUNNERS * CELLS))
        if (dirtyWhileHidden.delete(entry)) write(entry);
    });
  }
  place.append(column);

  const sweep = (now: number): void => {
    while (flashes[0] && now - flashes[0].at >= FLASH_MS)
      for (const element of flashes.shift()?.elements ?? []) delete element.dataset['movement'];
  };
  let fallback: ReturnType<typeof setTimeout> | undefined;

  const apply = (text: string): void => {
    const message = JSON.parse(text) as FloorMessage;
    const now = performance.now();
    sweep(now);
    const marked: HTMLElement[] = [];
    for (const { id, rc } of message.mc) {
      const market = Number(id.slice(2));
      lastMessageAt[market] = now;
      for (const { id: runnerId, batb = [], batl = [] } of rc) {
        for (const [rows, side] of [
          [batb, 'back'],
          [batl, 'lay'],
        ] as const) {
          for (const [level, price, size] of rows) {
            const entry = entries[getCellIndex({ marketId: id, runnerId, side, level })];
            if (!entry) continue;
            const before = entry.displayedPrice;
            entry.next = [Math.round(price * 100), size * 100];
            if (!visible[market]) {
              dirtyWhileHidden.add(entry);
              continue;
            }
            write(entry);
            if (before === 0 || before === entry.displayedPrice) continue;
            entry.element.dataset['movement'] = entry.displayedPrice > before ? 'up' : 'down';
            marked.push(entry.element);
          }
        }
      }
    }
    if (marked.length > 0) flashes.push({ at: now, elements: marked });
    clearTimeout(fallback);
    fallback = setTimeout(() => sweep(performance.now()), FLASH_MS + 100);
  };
  // Updates the age of each visible market's prices once a second, as the app does.
  setInterval(() => {
    ages.forEach((element, market) => {
      const ageText = formatPriceAge(performance.now() - (lastMessageAt[market] ?? 0), Date.now());
      if (element !== null && visible[market] && element.textContent !== ageText) element.textContent = ageText;
    });
  }, 1000);
  apply(image);
  return {
    apply,
    settle() {
      for (const entry of dirtyWhileHidden) write(entry);
      dirtyWhileHidden.clear();
    },
  };
};
