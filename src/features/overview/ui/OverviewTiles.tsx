import type { ReactNode } from 'react';
import type { Balance } from '#shared/domain/bet.ts';
import { Amount, type RenderLink } from '#ui-kit';
import { useOpenCount, useToday } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { Tile, Tiles } from './Overview.styles.ts';

export interface OverviewTilesProps {
  /** Null until it is read. */
  balance: Balance | null;
  /** Where each figure leads. */
  hrefs: Readonly<Record<'balance' | 'exposure' | 'today' | 'open', string>>;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
  /** Milliseconds: which day is today. */
  now: number;
}

/** Balance, exposure, the day's result and how many bets are open. A figure that cannot be read is a dash, and the others stand. */
export function OverviewTiles({ balance, hrefs, link, now }: OverviewTilesProps) {
  const today = useToday(now);
  const open = useOpenCount();
  const tile = (name: keyof typeof hrefs, figure: ReactNode) => (
    <Tile>
      <dt>{link({ href: hrefs[name], className: '', children: texts.tiles[name] })}</dt>
      <dd>{figure ?? texts.unread}</dd>
    </Tile>
  );
  return (
    <section aria-label={texts.tiles.label}>
      <Tiles>
        {tile('balance', balance && <Amount value={balance.available} tone="plain" />)}
        {tile('exposure', balance && <Amount value={balance.exposure} />)}
        {tile('today', today !== null ? <Amount value={today} sign="always" /> : null)}
        {tile('open', open)}
      </Tiles>
    </section>
  );
}
