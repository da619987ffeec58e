import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Pin } from '#shared/storage/pins.ts';
import { Badge, Button, EmptyState, IconButton, type RenderLink, Stack, VisuallyHidden } from '#ui-kit';
import { listTexts } from '../list-texts.ts';
import { movePin, removePins } from '../model/pin-list.ts';
import { getPinElementId, pinStore, usePins } from '../model/pins.ts';
import { useEndedPins } from '../model/useEndedPins.ts';
import { texts } from '../texts.ts';
import { PinnedMarket, type PinnedMarketProps } from './PinnedMarket.tsx';
import { EndedNotice, PinActions, PinHeader, PinnedColumn, PinnedItem } from './PinnedMarkets.styles.ts';

export interface PinnedMarketsProps extends Pick<PinnedMarketProps, 'renderMarket'> {
  /** Address of a match page. */
  toMatchHref: (sportId: string, matchId: string) => string;
  /** Renders the links: the app uses its router, a story plain links. */
  link: RenderLink;
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

const ICON_SIZE = 16;

const formatPinName = ({ marketName, matchName }: Pin): string =>
  texts.marketOf({ market: marketName, match: matchName });

/**
 * Every pinned market in the bettor's own order, live. Ended markets are marked. Focus follows a moved item and leaves
 * a removed one.
 */
export function PinnedMarkets({ renderMarket, toMatchHref, link, nextStep }: PinnedMarketsProps) {
  const pins = usePins();
  const ended = useEndedPins(pins);
  const columnRef = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<HTMLElement | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // The browser drops focus when the list moves or removes the pressed item.
  useLayoutEffect(() => {
    focusTarget.current?.focus();
    focusTarget.current = null;
  }, [pins]);

  const move = (event: MouseEvent<HTMLElement>, pin: Pin, direction: 'up' | 'down') => {
    focusTarget.current = event.currentTarget;
    pinStore.update((stored) => movePin(stored, pin.marketId, direction));
    setAnnouncement(
      listTexts.moved({
        market: formatPinName(pin),
        place: pins.indexOf(pin) + (direction === 'up' ? 0 : 2),
        all: pins.length,
      }),
    );
  };
  const unpin = (event: MouseEvent<HTMLElement>, pin: Pin) => {
    const item = event.currentTarget.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    focusTarget.current = next instanceof HTMLElement ? next : columnRef.current;
    pinStore.update((stored) => removePins(stored, [pin.marketId]));
    setAnnouncement(listTexts.unpinned({ market: formatPinName(pin) }));
  };
  const removeEnded = () => {
    focusTarget.current = columnRef.current;
    pinStore.update((stored) => removePins(stored, ended));
    setAnnouncement(listTexts.removedEnded({ count: ended.length }));
  };
  const renderActions = (pin: Pin, index: number) => (
    <PinActions>
      <IconButton
        label={listTexts.up({ market: formatPinName(pin) })}
        icon={<ArrowUp size={ICON_SIZE} aria-hidden />}
        aria-disabled={index === 0 || undefined}
        onClick={(event) => move(event, pin, 'up')}
      />
      <IconButton
        label={listTexts.down({ market: formatPinName(pin) })}
        icon={<ArrowDown size={ICON_SIZE} aria-hidden />}
        aria-disabled={index === pins.length - 1 || undefined}
        onClick={(event) => move(event, pin, 'down')}
      />
      <IconButton
        label={listTexts.unpin({ market: formatPinName(pin) })}
        icon={<X size={ICON_SIZE} aria-hidden />}
        onClick={(event) => unpin(event, pin)}
      />
    </PinActions>
  );

  return (
    <PinnedColumn ref={columnRef} role="group" aria-label={listTexts.list} tabIndex={-1}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {ended.length > 0 && (
        <EndedNotice>
          {listTexts.endedCount({ count: ended.length })}
          <Button size="small" onClick={removeEnded}>
            {listTexts.removeEnded({ count: ended.length })}
          </Button>
        </EndedNotice>
      )}
      {pins.length === 0 ? (
        <EmptyState title={listTexts.none} action={nextStep}>
          {listTexts.noneNext}
        </EmptyState>
      ) : (
        <Stack as="ol" gap="roomy">
          {pins.map((pin, index) => (
            <PinnedItem
              key={pin.marketId}
              id={getPinElementId(pin.marketId)}
              tabIndex={-1}
              aria-label={formatPinName(pin)}
            >
              <PinHeader>
                {link({ href: toMatchHref(pin.sportId, pin.matchId), className: '', children: pin.matchName })}
                {ended.includes(pin.marketId) && <Badge>{listTexts.ended}</Badge>}
                {renderActions(pin, index)}
              </PinHeader>
              <PinnedMarket pin={pin} renderMarket={renderMarket} />
            </PinnedItem>
          ))}
        </Stack>
      )}
    </PinnedColumn>
  );
}
