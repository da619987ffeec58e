import type { Money } from '#shared/domain/money/money.ts';
import { formatStake } from '#shared/format/amount.ts';
import type { PricePolicy } from '../../model/ticket/price-policy.ts';

/** Texts of the bar that shows the betting preferences. */
export const texts = {
  title: 'How bets are sent',
  change: 'Change how bets are sent',
  policy: (policy: PricePolicy): string => {
    switch (policy.kind) {
      case 'only-mine':
        return 'Only at my odds';
      case 'better':
        return 'Better odds too';
      case 'within':
        return `Any within ${policy.ticks} ${policy.ticks === 1 ? 'tick' : 'ticks'}`;
    }
  },
  oneClickOn: (stake: Money) => `One-click on · ${formatStake(stake)}`,
} as const;
