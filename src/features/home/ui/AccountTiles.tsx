import type { ReactNode } from 'react';
import type { Balance } from '#shared/domain/bet/bet.ts';
import { Amount, type RenderLink } from '#ui-kit';
import { useOpenBetCount, useTodayResult } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { Tile, TileGrid } from './Home.styles.ts';

export interface AccountTilesProps {
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
export function AccountTiles({ balance, hrefs, link, now }: AccountTilesProps) {
  const today = useTodayResult(now);
  const open = useOpenBetCount();
  const renderTile = (name: keyof typeof hrefs, figure: ReactNode) => (
    <Tile>
      <dt>{link({ href: hrefs[name], className: '', children: texts.tiles[name] })}</dt>
      <dd>{figure ?? texts.unread}</dd>
    </Tile>
  );
  return (
    <section aria-label={texts.tiles.label}>
      <TileGrid>
        {renderTile('balance', balance && <Amount value={balance.available} tone="plain" />)}
        {renderTile('exposure', balance && <Amount value={balance.exposure} />)}
        {renderTile('today', today !== null ? <Amount value={today} sign="always" /> : null)}
        {renderTile('open', open)}
      </TileGrid>
    </section>
  );
}
