import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import { describeSide } from '../../text/side-label.ts';

export type LegStateName = 'planned' | 'waiting' | 'sent' | 'unverified' | 'placed' | 'refused' | 'not-sent';

const states: Record<Exclude<LegStateName, 'planned'>, string> = {
  waiting: 'Waiting',
  sent: 'Placing',
  unverified: 'Checking',
  placed: 'Placed',
  refused: 'Not placed',
  'not-sent': 'Not sent',
};

export const texts = {
  cashOut: 'Cash out',
  placing: 'Cashing out',
  results: 'Profit or loss by result',
  runner: 'If it wins',
  now: 'Now',
  after: 'After',
  legs: 'Bets to place',
  leg: (kind: MarketKind, side: Side, name: string) => `${describeSide(kind, side)} ${name}`,
  at: (stake: string, price: string) => `${stake} @ ${price}`,
  state: (state: Exclude<LegStateName, 'planned'>) => states[state],
  share: 'Share of the position',
  percent: (percent: number) => `${percent} %`,
  spokenPercent: (percent: number) => `${percent} percent of the position`,
} as const;
