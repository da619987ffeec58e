import type { Account } from '../model/figures.ts';
import type { Order } from '../model/desk-ports.ts';
import { orderAndHear, type BetEnd, type BetEvents } from '../model/ordering.ts';
import { busyOn, doubtsOn, type Busy } from '../model/tray.ts';
import { useDesk, useTray } from './desk.ts';

export type BetOrder = Omit<Order, 'knownBetIds'>;

/** Places bets beside the slip, each once, by the same machinery: for what places several together. */
export interface Placing {
  /** What keeps a bet on this market from being sent now. */
  busyOn(marketId: string): Busy | null;
  /** Waits until the bet's end is known. */
  place(order: BetOrder, events: BetEvents): Promise<BetEnd>;
  /** Looks now for the bets of this market whose answer was lost. */
  checkAgain(marketId: string): void;
}

/** For a page that also shows the slip: the desk must know whose bets these are. */
export function usePlacing({ bets }: Pick<Account, 'bets'>): Placing {
  const desk = useDesk();
  const tray = useTray((whole) => whole);
  return {
    busyOn: (marketId) => busyOn(tray, marketId),
    place: (order, events) => orderAndHear(desk, { ...order, knownBetIds: bets?.map(({ betId }) => betId) ?? null }, events),
    checkAgain: (marketId) => doubtsOn(desk.store.getState(), marketId).forEach(({ reference }) => desk.checkAgain(reference)),
  };
}
