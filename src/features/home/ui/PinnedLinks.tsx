import type { Pin } from '#shared/storage/pins.ts';
import { Card, EmptyState, type RenderLink } from '#ui-kit';
import { texts } from '../texts.ts';
import { PinnedList } from './Home.styles.ts';

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

const MAX_LINKS = 6;

/** The pinned markets by name; their prices stand together on a page of their own. */
export function PinnedLinks({ pins, hrefOf, allHref, link }: PinnedLinksProps) {
  const visiblePins = pins.slice(0, MAX_LINKS);
  const hiddenCount = pins.length - visiblePins.length;
  return (
    <Card title={texts.pinned.title} padding="flush">
      {pins.length === 0 && <EmptyState title={texts.pinned.none}>{texts.pinned.noneNext}</EmptyState>}
      {pins.length > 0 && (
        <PinnedList>
          {visiblePins.map((pin) => (
            <li key={pin.marketId}>
              {link({ href: hrefOf(pin), className: '', children: texts.pinned.of(pin.marketName, pin.matchName) })}
            </li>
          ))}
          {hiddenCount > 0 && (
            <li>{link({ href: allHref, className: '', children: texts.pinned.more(hiddenCount) })}</li>
          )}
        </PinnedList>
      )}
    </Card>
  );
}
