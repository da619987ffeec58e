import type { MarketOverlay } from './market-overlay.ts';
import { texts } from './price-texts.ts';

/** Describes what covers the prices. Null for stale prices, which are grey, and for waiting ones, which are dashes. */
export const describeOverlay = (overlay: MarketOverlay): string | null =>
  overlay === 'none' || overlay === 'waiting' || overlay === 'stale' ? null : texts.overlays[overlay];
