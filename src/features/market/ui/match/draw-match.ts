import type { Market } from '#shared/domain/market/market.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import { splitTeams } from '#shared/domain/market/split-teams.ts';
import { calculateChances, WHOLE_PERCENT } from '#shared/domain/odds/chance.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { copyElement, drawChanceBar, drawCrest, findPart, getChild } from '#ui-kit';
import { listChanceRunners } from '../../model/chance-runners.ts';
import { drawMarketCard } from '../card/draw-market-card.ts';
import { drawMatchedAmount } from '../card/draw-matched-amount.ts';
import type { TrailStep } from './MatchHeader.tsx';

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

/**
 * Draws the match into a prerendered `MatchHeader` of its stage: in play, or upcoming with a time. `sport`: the first
 * step of its trail, or null while its name is not known. The response does not name the competition.
 */
export function drawMatchHeader(header: HTMLElement, market: Market, sport: TrailStep | null): void {
  drawTeams(header, market);
  drawTrail(findPart(header, '[data-trail]'), sport);
  const volume = findPart(header, '[data-volume]');
  if (market.totalMatched === null) volume.remove();
  else drawMatchedAmount(getChild(volume, 0), market.totalMatched);
  drawChances(findPart(header, '[data-slot="chances"]'), market);
  const start = header.querySelector('time');
  if (start === null) return;
  start.textContent = formatTimestamp(market.startsAt);
  start.dateTime = new Date(market.startsAt).toISOString();
}

function drawTrail(trail: HTMLElement, sport: TrailStep | null): void {
  if (sport === null) return trail.remove();
  const link = getChild(trail, 0);
  link.textContent = sport.name;
  link.setAttribute('href', sport.href);
}

function drawTeams(header: HTMLElement, market: Market): void {
  const title = findPart(header, 'h1');
  const teams = splitTeams(market);
  if (teams === null) {
    delete header.dataset['teams'];
    title.textContent = market.matchName;
    return;
  }
  const [home, separator, away] = title.children;
  if (separator !== undefined) separator.textContent = teams.separator.trim();
  for (const [element, name] of [
    [home, teams.first],
    [away, teams.second],
  ] as const) {
    drawCrest(getChild(element, 0), name, teams.first);
    getChild(element, 1).textContent = name;
  }
}

function drawChances(slot: HTMLElement, market: Market): void {
  const runners = listChanceRunners(market);
  if (runners === null) return slot.remove();
  drawChanceBar(
    getChild(slot, 0),
    runners.map(({ name }) => name),
    calculateChances(
      runners.map(({ back, lay }) => ({ back: asOdds(back[0]?.price ?? null), lay: asOdds(lay[0]?.price ?? null) })),
      WHOLE_PERCENT,
    ),
  );
}

/** Leaves the best price of each side, as `LiveMarketCard` does in lite mode. */
function removeDeepLevels(card: HTMLElement): void {
  card.dataset['columns'] = 'pair';
  for (const cell of card.querySelectorAll('[data-cell]:not([data-level="0"])')) cell.remove();
}

/**
 * Draws the first market into a prerendered `MatchMarkets` with one card per layout. Returns a function that draws the
 * others, which move nothing.
 */
export function drawMatchMarkets(main: Element, markets: readonly Market[], levels: 'all' | 'best'): () => void {
  const [withLevels, withLimits] = [
    findPart(main, '[data-columns="levels"]'),
    findPart(main, '[data-columns="limits"]'),
  ];
  if (levels === 'best') removeDeepLevels(withLevels);
  const group = withLevels.parentElement;
  const drawCard = (market: Market, index: number): HTMLElement => {
    const card = copyElement(market.kind === 'odds' ? withLevels : withLimits);
    drawMarketCard(card, market, `first-caption-${index}`);
    return card;
  };
  group?.style.setProperty('--kit-group-markets', String(markets.length));
  const first = markets.slice(0, 1).map(drawCard);
  // The group and its first card are on screen. With `auto` the browser would find that out by a layout without them.
  for (const element of [group, ...first]) element?.style.setProperty('content-visibility', 'visible');
  group?.replaceChildren(...first);
  return () => group?.append(...markets.slice(1).map((market, index) => drawCard(market, index + 1)));
}
