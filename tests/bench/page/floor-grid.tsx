import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LiveMarketCard } from '#features/market/index.ts';
import { formatPriceAge } from '#features/market/model/price-age.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { formatSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { FLASH_MS } from '#shared/live/react/flasher.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import { GlobalStyle, MarketColumn, MarketGroups, observeVisibility } from '#ui-kit';
import { getCellIndex } from './generated-feed.ts';
import type { GridMaker } from './grid.ts';
import { createOutlines } from './outline.ts';
import { CELLS, RUNNERS } from './shape.ts';

interface CellEntry {
  readonly element: HTMLElement;
  readonly price: Text;
  readonly size: Text;
  readonly name: string;
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

const noop = (): void => undefined;

/** Elements with the structure, styles and containment of the app's. React unmounts before the first tick. */
interface GridTemplate {
  readonly market: HTMLElement;
  /** The container of the markets, with a placeholder per market in order. */
  readonly column: HTMLElement;
}

function createTemplate(markets: number): GridTemplate {
  const place = document.body.appendChild(document.createElement('div'));
  const styles = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => styles.render(<GlobalStyle />));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <LiveProvider feed={createLiveFeed(() => idleTransport)}>
        {createOutlines(1).map((outline) => (
          <LiveMarketCard key={outline.marketId} outline={outline} onSelect={noop} />
        ))}
        <MarketColumn>
          <MarketGroups ids={createOutlines(markets).map(({ marketId }) => marketId)}>
            {(id) => <i key={id} />}
          </MarketGroups>
        </MarketColumn>
      </LiveProvider>,
    ),
  );
  const market = place.querySelector('section')?.cloneNode(true);
  const column = place.querySelector('section + div')?.cloneNode(true);
  root.unmount();
  place.remove();
  if (!(market instanceof HTMLElement) || !(column instanceof HTMLElement)) throw new Error('the app drew no market');
  return { market, column };
}

/**
 * The hand-written grid: cached text nodes, and one write per changed text. It flashes changes and skips cells off
 * screen as the app does.
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
    const sizeText = formatSize(money(size));
    entry.price.nodeValue = priceText;
    entry.size.nodeValue = sizeText;
    entry.element.setAttribute('aria-label', `${entry.name} at ${priceText}, ${sizeText} available`);
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
        const createText = (tag: string): Text => {
          const node = document.createTextNode('');
          cell.querySelector(tag)?.replaceChildren(node);
          return node;
        };
        cell.removeAttribute('aria-disabled');
        const word = side === 'back' ? 'Back' : 'Lay';
        entries[getCellIndex({ marketId: `1.${market}`, runnerId, side, level })] = {
          element: cell,
          price: createText('b'),
          size: createText('small'),
          name: `${word} Runner ${market}.${runnerId}`,
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
