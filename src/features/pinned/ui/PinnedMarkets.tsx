import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { Pin } from '#shared/storage/pins.ts';
import { Badge, Button, EmptyState, IconButton, VisuallyHidden, type RenderLink } from '#ui-kit';
import { useEnded } from '../model/ended.ts';
import { movedPin, withoutPins } from '../model/pin-list.ts';
import { pinBoard, pinnedId, usePins } from '../model/pins.ts';
import { texts } from '../texts.ts';
import { PinnedMarket, type PinnedMarketProps } from './PinnedMarket.tsx';
import { Item, Line, Markets, Notice, Stack, Tools } from './PinnedMarkets.styles.ts';

export interface PinnedMarketsProps extends Pick<PinnedMarketProps, 'renderMarket'> {
  /** Where a match is. */
  matchHref: (sportId: string, matchId: string) => string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

const ICON = 16;

const nameOf = ({ marketName, matchName }: Pin): string => texts.marketOf(marketName, matchName);

/** Every pinned market in the bettor's own order, live; those that ended say so. Focus stays with what was moved, and goes on from what was removed. */
export function PinnedMarkets({ renderMarket, matchHref, link }: PinnedMarketsProps) {
  const pins = usePins();
  const ended = useEnded(pins);
  const stack = useRef<HTMLDivElement>(null);
  const goesTo = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState('');
  // What was pressed is lost to the focus when the list puts it elsewhere or takes it out.
  useLayoutEffect(() => {
    goesTo.current?.focus();
    goesTo.current = null;
  }, [pins]);

  const move = (event: MouseEvent<HTMLElement>, pin: Pin, way: 'up' | 'down') => {
    goesTo.current = event.currentTarget;
    pinBoard.change((stored) => movedPin(stored, pin.marketId, way));
    setSaid(texts.moved(nameOf(pin), pins.indexOf(pin) + (way === 'up' ? 0 : 2), pins.length));
  };
  const unpin = (event: MouseEvent<HTMLElement>, pin: Pin) => {
    const item = event.currentTarget.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    goesTo.current = next instanceof HTMLElement ? next : stack.current;
    pinBoard.change((stored) => withoutPins(stored, [pin.marketId]));
    setSaid(texts.unpinned(nameOf(pin)));
  };
  const removeEnded = () => {
    goesTo.current = stack.current;
    pinBoard.change((stored) => withoutPins(stored, ended));
    setSaid(texts.removedEnded(ended.length));
  };
  const tools = (pin: Pin, place: number) => (
    <Tools>
      <IconButton label={texts.up(nameOf(pin))} icon={<ArrowUp size={ICON} aria-hidden />} aria-disabled={place === 0 || undefined} onClick={(event) => move(event, pin, 'up')} />
      <IconButton
        label={texts.down(nameOf(pin))}
        icon={<ArrowDown size={ICON} aria-hidden />}
        aria-disabled={place === pins.length - 1 || undefined}
        onClick={(event) => move(event, pin, 'down')}
      />
      <IconButton label={texts.unpin(nameOf(pin))} icon={<X size={ICON} aria-hidden />} onClick={(event) => unpin(event, pin)} />
    </Tools>
  );

  return (
    <Stack ref={stack} role="group" aria-label={texts.list} tabIndex={-1}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {ended.length > 0 && (
        <Notice>
          {texts.endedCount(ended.length)}
          <Button size="small" onClick={removeEnded}>
            {texts.removeEnded(ended.length)}
          </Button>
        </Notice>
      )}
      {pins.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneNext}</EmptyState>
      ) : (
        <Markets>
          {pins.map((pin, place) => (
            <Item key={pin.marketId} id={pinnedId(pin.marketId)} tabIndex={-1} aria-label={nameOf(pin)}>
              <Line>
                {link({ href: matchHref(pin.sportId, pin.matchId), className: '', children: pin.matchName })}
                {ended.includes(pin.marketId) && <Badge>{texts.ended}</Badge>}
                {tools(pin, place)}
              </Line>
              <PinnedMarket pin={pin} renderMarket={renderMarket} />
            </Item>
          ))}
        </Markets>
      )}
    </Stack>
  );
}
