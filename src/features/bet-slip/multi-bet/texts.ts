import { formatPlainDecimals } from '#shared/domain/money/hundredths.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { formatStake } from '#shared/format/amount.ts';
import { describeBlockReason } from '../texts.ts';
import type { MultiBetBlockReason } from './model/multi-bet-block-reasons.ts';
import type { Split } from './model/multi-bet-draft.ts';

const splits: Record<Split, string> = { equal: 'Equal profit', free: 'Own stakes' };

export const texts = {
  modes: 'One runner or several',
  mode: { single: 'Single', several: 'Several runners' },
  slip: 'Bet slip',
  split: 'How the stake is spread',
  splits: (split: Split) => splits[split],
  empty: {
    title: 'No runner selected',
    hint: 'Press the prices of two runners or more. All the bets are placed, or none.',
  },
  runners: 'Runners in the slip',
  side: { back: 'Back', lay: 'Lay' },
  odds: (name: string) => `Odds of ${name}`,
  stakeOf: (name: string) => `Stake on ${name}`,
  stake: 'Stake',
  ifWins: 'If it wins',
  remove: (name: string) => `Remove ${name} from the slip`,
  total: 'Total stake',
  totals: (back: string, lay: string) => `Back ${back} · Lay ${lay}`,
  together: 'Together',
  book: 'Book',
  percent: (hundredths: number) => `${formatPlainDecimals(hundredths)} %`,
  profit: 'Equal profit',
  other: 'If another wins',
  liability: 'Liability',
  balanceAfter: 'Balance after',
  exposureAfter: 'Exposure after',
  none: '–',
  editStakes: 'Edit Stakes',
  close: 'Close',
  clear: 'Clear',
  changed: 'A price changed as you pressed it. Check it before you place the bets.',
  movedTo: (price: string) => `Use ${price}`,
  pricesDiffer: 'The best prices differ from yours',
  useAll: 'Use all prices',
  place: (count: number, total: Money) => `Place ${count} bets · ${formatStake(total)}`,
  confirm: (count: number, total: Money) => `Press again to place ${count} bets · ${formatStake(total)}`,
  placing: 'Placing the bets',
  /** "3 bets · 1,000" */
  bets: (count: number, total: Money) => `${count} bets · ${formatStake(total)}`,
  placed: (bets: string) => `Placed: ${bets}`,
  found: 'The answer was lost. We found all the bets in your bets.',
  partly: (stand: number, count: number) => `Only ${stand} of ${count} bets were placed`,
  partlyNext: (names: string) => `Placed: ${names}. Check My Bets before you place the others.`,
  notPlaced: 'None of these bets was placed.',
  notPlacedNext: 'They are not in your bets. You can place them again.',
  unverified: {
    first: (bets: string) => `${bets}. The answer was lost. Checking your bets…`,
    notListed: (bets: string) => `${bets}. Not all in your bets yet. Checking again, because they may still arrive.`,
    unreadable: (bets: string) => `${bets}. Your bets are unavailable right now. Retrying…`,
    open: (bets: string) =>
      `${bets}. Your bets are unavailable, so we could not confirm these bets. Check My Bets before you place them again.`,
  },
  dismiss: 'Dismiss',
  selectedCount: (count: number) => (count === 1 ? '1 runner selected' : `${count} runners selected`),
  open: 'Open the slip',
} as const;

/** Label of the submit button while it is blocked. */
export function describeMultiBetBlockReason(blockReason: MultiBetBlockReason): string {
  switch (blockReason.kind) {
    case 'too-few':
      return 'Select at least two runners';
    case 'lay-in-equal':
      return 'Equal profit takes backs only';
    case 'total-too-small':
      return 'Raise the total stake';
    case 'single':
      return blockReason.runner === null
        ? describeBlockReason(blockReason.blockReason)
        : `${blockReason.runner}: ${describeBlockReason(blockReason.blockReason)}`;
  }
}
