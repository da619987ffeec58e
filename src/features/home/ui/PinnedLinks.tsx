import type { Pin } from '#shared/storage/pins.ts';
import { Card, EmptyState, type RenderLink } from '#ui-kit';
import { texts } from '../texts.ts';
import { PinnedList } from './Home.styles.ts';

export interface PinnedLinksProps {
  /** In the order of pinning. */
  pins: readonly Pin[];
  /** Builds the address of a pinned market. */
  toHref: (pin: Pin) => string;
  /** Address of the page with all pinned markets. */
  allHref: string;
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
}

const MAX_LINKS = 6;

/** Lists the pinned markets by name. The page of pinned markets shows their prices. */
export function PinnedLinks({ pins, toHref, allHref, link }: PinnedLinksProps) {
  const visiblePins = pins.slice(0, MAX_LINKS);
  const hiddenCount = pins.length - visiblePins.length;
  return (
    <Card title={texts.pinned.title} padding="flush">
      {pins.length === 0 && <EmptyState title={texts.pinned.none}>{texts.pinned.noneNext}</EmptyState>}
      {pins.length > 0 && (
        <PinnedList>
          {visiblePins.map((pin) => (
            <li key={pin.marketId}>
              {link({
                href: toHref(pin),
                className: '',
                children: texts.pinned.of({ market: pin.marketName, match: pin.matchName }),
              })}
            </li>
          ))}
          {hiddenCount > 0 && (
            <li>{link({ href: allHref, className: '', children: texts.pinned.more({ count: hiddenCount }) })}</li>
          )}
        </PinnedList>
      )}
    </Card>
  );
}
