import { useState, type CSSProperties, type ReactNode } from 'react';
import { regroupMarkets } from './market-groups.ts';
import { MarketStack } from './MarketGroups.styles.ts';

export interface MarketGroupsProps {
  /** Which markets, in their order. */
  ids: readonly string[];
  /** Draws one of them, with its id for a key. */
  children: (id: string) => ReactNode;
}

/**
 * Any number of markets in a `MarketColumn`. The browser skips a market that is off screen, but looks at each with every frame; a group that
 * is off screen it looks at once, so that two thousand markets cost what two hundred do.
 */
export function MarketGroups({ ids, children }: MarketGroupsProps) {
  const [groups, setGroups] = useState(() => regroupMarkets([], ids));
  const current = regroupMarkets(groups, ids);
  if (current !== groups) setGroups(current);
  return current.map(({ id, members }) => (
    <MarketStack key={id} style={{ '--markets': members.length } as CSSProperties}>
      {members.map(children)}
    </MarketStack>
  ));
}
