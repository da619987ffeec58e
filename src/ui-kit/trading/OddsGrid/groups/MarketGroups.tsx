import { type ReactNode, useState } from 'react';
import { regroupMarkets } from './market-groups.ts';
import { MarketStack } from './MarketGroups.styles.ts';

export interface MarketGroupsProps {
  /** Market ids in order. */
  ids: readonly string[];
  /** Renders one market, with its id as key. */
  children: (id: string) => ReactNode;
}

/**
 * Any number of markets in a `MarketColumn`.
 *
 * The browser skips a market off screen, but checks each one on every frame. It checks an off-screen group once, so two
 * thousand markets cost as much as two hundred.
 */
export function MarketGroups({ ids, children }: MarketGroupsProps) {
  const [groups, setGroups] = useState(() => regroupMarkets([], ids));
  const current = regroupMarkets(groups, ids);
  if (current !== groups) setGroups(current);
  return current.map(({ id, members }) => (
    <MarketStack key={id} style={{ '--kit-group-markets': members.length }}>
      {members.map(children)}
    </MarketStack>
  ));
}
