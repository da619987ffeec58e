export { matchesOf } from './model/pin-list.ts';
export { pinnedId, usePins } from './model/pins.ts';
export { PinnedMarkets, type PinnedMarketsProps } from './ui/PinnedMarkets.tsx';
export { PinToggle, type PinToggleProps } from './ui/PinToggle.tsx';
