import type { Pin } from '#shared/storage/pins.ts';
import { Card, EmptyState, type RenderLink } from '#ui-kit';
import { texts } from '../texts.ts';
import { Rows } from './Overview.styles.ts';

export interface PinnedLinksProps {
  /** In the order they were pinned. */
  pins: readonly Pin[];
  /** Where a pinned market is opened. */
  hrefOf: (pin: Pin) => string;
  /** Where all pinned markets stand together. */
  allHref: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

const MOST = 6;

/** The pinned markets by name; their prices stand together on a page of their own. */
export function PinnedLinks({ pins, hrefOf, allHref, link }: PinnedLinksProps) {
  const shown = pins.slice(0, MOST);
  const rest = pins.length - shown.length;
  return (
    <Card title={texts.pinned.title} padding="flush">
      {pins.length === 0 && <EmptyState title={texts.pinned.none}>{texts.pinned.noneNext}</EmptyState>}
      {pins.length > 0 && (
        <Rows>
          {shown.map((pin) => (
            <li key={pin.marketId}>{link({ href: hrefOf(pin), className: '', children: texts.pinned.of(pin.marketName, pin.matchName) })}</li>
          ))}
          {rest > 0 && <li>{link({ href: allHref, className: '', children: texts.pinned.more(rest) })}</li>}
        </Rows>
      )}
    </Card>
  );
}
