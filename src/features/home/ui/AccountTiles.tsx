import type { ReactNode } from 'react';
import type { Balance } from '#shared/domain/bet/bet.ts';
import { Amount, type RenderLink } from '#ui-kit';
import { useOpenBetCount, useTodayResult } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { Tile, TileGrid } from './Home.styles.ts';

export interface AccountTilesProps {
  /** Null until it has loaded. */
  balance: Balance | null;
  /** Address behind each figure. */
  hrefs: Readonly<Record<'balance' | 'exposure' | 'today' | 'open', string>>;
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
  /** Current time in milliseconds, which selects the day. */
  now: number;
}

/** Shows balance, exposure, today's result and the number of open bets. A figure that fails to load is a dash. */
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
        {renderTile('balance', balance && <Amount value={balance.available} tone="neutral" />)}
        {renderTile('exposure', balance && <Amount value={balance.exposure} />)}
        {renderTile('today', today !== null ? <Amount value={today} sign="always" /> : null)}
        {renderTile('open', open)}
      </TileGrid>
    </section>
  );
}
