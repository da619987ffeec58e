import type { Levels, MarketKind, Runner } from '#shared/domain/market/market.ts';
import { isInOddsRange } from '#shared/domain/odds/odds.ts';
import { createBreak, type Finding } from '../finding.ts';

interface PricedMarket {
  readonly kind: MarketKind;
  readonly runners: readonly Runner[];
}

const toPrice = (hundredths: number): string => String(hundredths / 100);
const listPrices = (levels: Levels): readonly number[] =>
  levels.flatMap((level) => (level === null ? [] : [level.price]));
const isSorted = (prices: readonly number[], direction: 1 | -1): boolean =>
  prices.every((price, index) => index === 0 || direction * (price - (prices[index - 1] ?? 0)) > 0);

function findSideBreaks(path: string, levels: Levels, direction: 1 | -1, kind: MarketKind): readonly Finding[] {
  const prices = listPrices(levels);
  const findings: Finding[] = [];
  if (!isSorted(prices, direction))
    findings.push(
      createBreak(
        path,
        prices.map(toPrice).join(', '),
        `the best price first: ${direction === 1 ? 'rising' : 'falling'}`,
        'The app takes the first level for the best price: the bettor sees and bets at a worse one.',
      ),
    );
  const outside = kind === 'odds' ? levels.findIndex((level) => level !== null && !isInOddsRange(level.price)) : -1;
  const price = levels[outside]?.price;
  if (price !== undefined)
    findings.push(
      createBreak(
        `${path}[${outside}].price`,
        toPrice(price),
        'odds from 1.01 to 1000',
        'The bettor sees the price, and the bet slip refuses a bet at it.',
      ),
    );
  return findings;
}

/** Finds prices that fit their schema and make no sense: crossed, unsorted, or outside the range of odds. */
export const findPriceBreaks = (path: string, { kind, runners }: PricedMarket): readonly Finding[] =>
  runners.flatMap(({ back, lay }, index) => {
    const sides = `${path}.runners[${index}].ex`;
    const [bestBack, bestLay] = [back[0]?.price, lay[0]?.price];
    const isCrossed = bestBack !== undefined && bestLay !== undefined && bestBack >= bestLay;
    return [
      ...(isCrossed
        ? [
            createBreak(
              sides,
              `back ${toPrice(bestBack)}, lay ${toPrice(bestLay)}`,
              'a back price below the lay price',
              'The bettor sees crossed prices, and a bet at one of them is refused or loses at once.',
            ),
          ]
        : []),
      ...findSideBreaks(`${sides}.availableToBack`, back, -1, kind),
      ...findSideBreaks(`${sides}.availableToLay`, lay, 1, kind),
    ];
  });
