import { memo, useSyncExternalStore } from 'react';
import type { Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import { type LadderOffer, LadderRow } from '#ui-kit';
import type { RowStakes } from '../model/ladder-figures.ts';
import type { SideOffers } from '../model/side-offers.ts';

export interface LiveLadderRowProps {
  price: Odds;
  runner: string;
  offers: Readonly<Record<Side, SideOffers>>;
  ownStakes: RowStakes;
  closing: Money | null;
  locked: boolean;
  /** Must keep its identity, or every row renders again. */
  onPress: (side: Side, price: Odds, beganAt: number) => void;
}

function useOffer(offers: SideOffers, price: Odds): LadderOffer | null {
  const level = useSyncExternalStore(offers.subscribe, () => offers.findLevelAt(price));
  const size = useSyncExternalStore(offers.subscribe, () => offers.getSizeAt(price));
  return level === null || size === null ? null : { level, size };
}

/** One row of the ladder. It renders alone, when the offer at its own price changes. */
export const LiveLadderRow = memo(function LiveLadderRow({
  price,
  runner,
  offers,
  ownStakes,
  closing,
  locked,
  onPress,
}: LiveLadderRowProps) {
  const back = useOffer(offers.back, price);
  const lay = useOffer(offers.lay, price);
  return (
    <LadderRow
      price={price}
      runnerName={runner}
      offers={{ back, lay }}
      ownStakes={ownStakes}
      closing={closing}
      state={locked ? 'locked' : 'open'}
      onPress={onPress}
    />
  );
});
