export { listPinnedMatchIds } from './model/pin-list.ts';
export { getPinElementId, usePins } from './model/pins.ts';
export { PinnedMarkets } from './ui/PinnedMarkets.tsx';
export { PinMenuItem, PinToggle } from './ui/PinToggle.tsx';
