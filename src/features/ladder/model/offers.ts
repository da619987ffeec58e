import type { Side } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { Level, PriceStore } from '#shared/live/live.ts';

const LEVELS: readonly Level[] = [0, 1, 2];

/** What is known of one side of a runner, asked by price. The answers are primitives: a row hears of every tick and renders for its own. */
export interface SideOffers {
  readonly subscribe: (changed: () => void) => () => void;
  /** Which of the best three stands at this price; null where none does. */
  levelAt(price: Odds): Level | null;
  sizeAt(price: Odds): Money | null;
}

export function sideOffers(prices: PriceStore, marketId: string, runnerId: number, side: Side): SideOffers {
  const levelAt = (price: Odds): Level | null => LEVELS.find((level) => prices.cell(marketId, runnerId, side, level).price === price) ?? null;
  return {
    subscribe(changed) {
      const stops = LEVELS.map((level) => prices.subscribeCell(marketId, runnerId, side, level, changed));
      return () => stops.forEach((stop) => stop());
    },
    levelAt,
    sizeAt(price) {
      const level = levelAt(price);
      return level === null ? null : prices.cell(marketId, runnerId, side, level).size;
    },
  };
}
