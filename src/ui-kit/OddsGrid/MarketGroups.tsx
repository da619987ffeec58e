import { useState, type CSSProperties, type ReactNode } from 'react';
import { regroup } from './groups.ts';
import { Together } from './MarketColumn.ts';

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
  const [groups, setGroups] = useState(() => regroup([], ids));
  const now = regroup(groups, ids);
  if (now !== groups) setGroups(now);
  return now.map(({ id, members }) => (
    <Together key={id} style={{ '--markets': members.length } as CSSProperties}>
      {members.map(children)}
    </Together>
  ));
}
