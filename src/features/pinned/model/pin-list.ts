import type { MarketOutline } from '#shared/live/live-feed.ts';
import { MAX_PINS, type Pin } from '#shared/storage/pins.ts';

/**
 * Creates a pin with what the app needs to find the market again. Session lines change with every over, so they cannot
 * be pinned.
 */
export function createPin({
  sportId,
  matchId,
  marketId,
  kind,
  matchName,
  name,
}: Omit<MarketOutline, 'runners'>): Pin | null {
  return kind === 'fancy' ? null : { sportId, matchId, marketId, kind, matchName, marketName: name };
}

export const isPinListFull = (pins: readonly Pin[]): boolean => pins.length >= MAX_PINS;

export const isPinned = (pins: readonly Pin[], marketId: string): boolean =>
  pins.some((pin) => pin.marketId === marketId);

/** Adds a pin at the end. A market that is already pinned, or a full list, changes nothing. */
export const addPin = (pins: readonly Pin[], pin: Pin): readonly Pin[] =>
  isPinListFull(pins) || isPinned(pins, pin.marketId) ? pins : [...pins, pin];

export const removePins = (pins: readonly Pin[], marketIds: readonly string[]): readonly Pin[] =>
  pins.filter(({ marketId }) => !marketIds.includes(marketId));

/** Pins a market that is not pinned, and unpins one that is. */
export const togglePin = (pins: readonly Pin[], pin: Pin): readonly Pin[] =>
  isPinned(pins, pin.marketId) ? removePins(pins, [pin.marketId]) : addPin(pins, pin);

/** Moves a pin by one position. At the end of the list, or for an unknown market, nothing moves. */
export function movePin(pins: readonly Pin[], marketId: string, direction: 'up' | 'down'): readonly Pin[] {
  const from = pins.findIndex((pin) => pin.marketId === marketId);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [pin, other] = [pins[from], pins[to]];
  if (pin === undefined || other === undefined) return pins;
  return pins.with(to, pin).with(from, other);
}

/** Match ids of the pins, each once. */
export const listPinnedMatchIds = (pins: readonly Pin[]): readonly string[] => [
  ...new Set(pins.map(({ matchId }) => matchId)),
];
