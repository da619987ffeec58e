import { LiveMarketCard } from '#features/market/index.ts';
import type { MarketOutline } from '#shared/live/live.ts';

/** A market by the prices around it, with nothing to press: for looking back. */
export const asItWas = (outline: MarketOutline) => <LiveMarketCard outline={outline} onPick={null} />;
