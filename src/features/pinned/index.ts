export { listPinnedMatchIds } from './model/pin-list.ts';
export { getPinElementId, usePins } from './model/pins.ts';
export { PinnedMarkets, type PinnedMarketsProps } from './ui/PinnedMarkets.tsx';
export { PinToggle, type PinToggleProps } from './ui/PinToggle.tsx';
