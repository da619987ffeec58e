import type { MarketKind, Side } from '#shared/domain/market.ts';

const sideTag: Record<MarketKind, Record<Side, string>> = {
  odds: { back: 'Back', lay: 'Lay' },
  bookmaker: { back: 'Back', lay: 'Lay' },
  fancy: { back: 'Yes', lay: 'No' },
};

export const texts = {
  title: 'Bet slip',
  editStakes: 'Edit Stakes',
  betFor: 'Bet for',
  odds: 'Odds',
  run: 'Run',
  stake: 'Stake',
  amount: 'Amount',
  profit: 'Profit',
  close: 'Close',
  clear: 'Clear',
  liability: 'Liability',
  balanceAfter: 'Balance after',
  exposureAfter: 'Exposure after',
  none: '–',
  sideTag: (kind: MarketKind, side: Side) => sideTag[kind][side],
  where: (market: string, match: string) => `${market} · ${match}`,
  movedTo: (price: string) => `Now ${price}`,
  takePrice: (price: string) => `Use ${price}`,
  held: (asked: string) => `Held: ${asked}`,
  sent: (asked: string) => `Sent: ${asked}`,
  answerIn: (price: string, seconds: number) => `Now ${price}. Answer in ${seconds} s`,
  waiting: (price: string) => `Now ${price}. Waiting for the answer`,
  unknown: 'Not known yet',
  checking: 'Being checked',
  checkAgain: 'Check again',
  refused: 'Not placed',
} as const;
