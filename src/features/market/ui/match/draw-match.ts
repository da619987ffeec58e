import type { Market } from '#shared/domain/market/market.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { copyElement, findPart } from '#ui-kit';
import { drawMarketCard } from '../card/draw-market-card.ts';

/** A phone shows no more rows than these without scrolling. */
const FIRST_ROWS = 10;
const FIRST_MARKETS = 2;

/** Whether the drawing can show a market as the app does. The prerendered card has no results and no handicap lines. */
const canDraw = ({ status, runners }: Market): boolean => status !== 'closed' && !hasHandicap(runners);

/**
 * Returns the markets at the beginning that fit a phone, without those that the drawing cannot show and the markets
 * after them. At least one, unless it cannot be shown.
 */
export function takeFirstMarkets(markets: readonly Market[]): readonly Market[] {
  const drawable = markets.slice(0, FIRST_MARKETS);
  const end = drawable.findIndex((market) => !canDraw(market));
  const [first, second] = end === -1 ? drawable : drawable.slice(0, end);
  if (first === undefined) return [];
  return second !== undefined && first.runners.length + second.runners.length <= FIRST_ROWS ? [first, second] : [first];
}

/** Draws the match into a prerendered `MatchHeader` of its stage: in play, or upcoming with a time. */
export function drawMatchHeader(header: Element, { matchName, startsAt }: Market): void {
  findPart(header, 'h1').textContent = matchName;
  const start = header.querySelector('time');
  if (start === null) return;
  start.textContent = formatTimestamp(startsAt);
  start.dateTime = new Date(startsAt).toISOString();
}

/** Leaves the best price of each side, as `LiveMarketCard` does in lite mode. */
function removeDeepLevels(card: HTMLElement): void {
  card.dataset['columns'] = 'pair';
  for (const cell of card.querySelectorAll('[data-cell]:not([data-level="0"])')) cell.remove();
}

/** Draws markets into a prerendered `MatchMarkets` with one card per layout. */
export function drawMatchMarkets(main: Element, markets: readonly Market[], levels: 'all' | 'best'): void {
  const [withLevels, withLimits] = [
    findPart(main, '[data-columns="levels"]'),
    findPart(main, '[data-columns="limits"]'),
  ];
  if (levels === 'best') removeDeepLevels(withLevels);
  const group = withLevels.parentElement;
  const cards = markets.map((market, index) => {
    const card = copyElement(market.kind === 'odds' ? withLevels : withLimits);
    drawMarketCard(card, market, `first-caption-${index}`);
    return card;
  });
  group?.style.setProperty('--markets', String(cards.length));
  group?.replaceChildren(...cards);
}
