import type { Levels, Market, Runner } from '#shared/domain/market/market.ts';
import { getHandicap, toSelectionId } from '#shared/domain/market/runner-id.ts';
import { toDecimal } from '#shared/domain/money/money.ts';
import { toDecimalPrice } from '#shared/domain/odds/odds.ts';
import { toUpperWord } from '../handlers/to-wire.ts';

type WireLevel = readonly [level: number, price: number, size: number];

const LEVELS = [0, 1, 2] as const;

/** Converts a level to the wire. A level without an offer is emptied. */
const toWireLevel = (levels: Levels, level: 0 | 1 | 2): WireLevel => {
  const offer = levels[level];
  return offer === null ? [level, 0, 0] : [level, toDecimalPrice(offer.price), toDecimal(offer.size)];
};

const isSameLevel = (one: WireLevel, other: WireLevel): boolean => one[1] === other[1] && one[2] === other[2];

const listChangedLevels = (before: Levels, now: Levels, levelCount: number): WireLevel[] =>
  LEVELS.slice(0, levelCount)
    .map((level) => toWireLevel(now, level))
    .filter((row, level) => !isSameLevel(row, toWireLevel(before, level as 0 | 1 | 2)));

/** Converts a runner id to a selection, with its handicap if any. */
function toWireRunnerId({ runnerId }: Pick<Runner, 'runnerId'>) {
  const handicap = getHandicap(runnerId);
  return handicap === 0 ? { id: runnerId } : { id: toSelectionId(runnerId), hc: handicap / 100 };
}

/** `locked` and `news` extend the public definition. */
const createDefinition = (market: Market) => ({
  status: toUpperWord(market.status),
  inPlay: market.inPlay,
  locked: market.locked,
  news: market.news,
  runners: market.runners.map((runner) => ({ ...toWireRunnerId(runner), status: toUpperWord(runner.status) })),
});

const toWireVolume = ({ totalMatched }: Market) => (totalMatched === null ? {} : { tv: toDecimal(totalMatched) });

/** Creates the image of a market with the best offers of each side. It replaces the market's earlier state. */
export const createMarketImage = (market: Market, levelCount: number) => ({
  id: market.marketId,
  img: true,
  marketDefinition: createDefinition(market),
  ...toWireVolume(market),
  rc: market.runners.map(({ runnerId, back, lay }) => ({
    ...toWireRunnerId({ runnerId }),
    batb: LEVELS.filter((level) => level < levelCount && back[level] !== null).map((level) => toWireLevel(back, level)),
    batl: LEVELS.filter((level) => level < levelCount && lay[level] !== null).map((level) => toWireLevel(lay, level)),
  })),
});

/** Creates the change of a market and of the best offers between two moments. Null without one. */
export function createMarketDelta(before: Market, now: Market, levelCount: number): object | null {
  if (before === now) return null;
  const runners = now.runners.map((runner) => {
    const previous = before.runners.find(({ runnerId }) => runnerId === runner.runnerId);
    const noLevels: Levels = [null, null, null];
    const back = listChangedLevels(previous?.back ?? noLevels, runner.back, levelCount);
    const lay = listChangedLevels(previous?.lay ?? noLevels, runner.lay, levelCount);
    return { ...toWireRunnerId(runner), ...(back.length > 0 && { batb: back }), ...(lay.length > 0 && { batl: lay }) };
  });
  const rc = runners.filter((runner) => 'batb' in runner || 'batl' in runner);
  const definition = createDefinition(now);
  const hasDefinitionChanged = JSON.stringify(definition) !== JSON.stringify(createDefinition(before));
  const hasVolumeChanged = before.totalMatched !== now.totalMatched;
  if (rc.length === 0 && !hasDefinitionChanged && !hasVolumeChanged) return null;
  return {
    id: now.marketId,
    ...(hasDefinitionChanged && { marketDefinition: definition }),
    ...(hasVolumeChanged && toWireVolume(now)),
    ...(rc.length > 0 && { rc }),
  };
}
