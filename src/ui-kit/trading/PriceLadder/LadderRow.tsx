import { type MouseEvent, useRef } from 'react';
import type { Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import { formatShortAmount, formatSize, formatSpokenShortAmount, formatSpokenSize } from '#shared/format/amount.ts';
import { joinList } from '#shared/format/list.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount } from '../../data/Amount/Amount.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Cell, CellSlot, ClosingCell, OwnBetsCell, PriceHead, Row } from './PriceLadder.styles.ts';
import { texts } from './texts.ts';

/** Known offer at a price, and its rank among the side's best three. */
export interface LadderOffer {
  readonly size: Money;
  readonly level: 0 | 1 | 2;
}

export interface LadderRowProps {
  /** The price of this row. */
  price: Odds;
  /** The runner, part of the cells' accessible names. */
  runnerName: string;
  /** Null: the offer at this price is unknown, which differs from no offer. */
  offers: Readonly<Record<Side, LadderOffer | null>>;
  /** The bettor's stake at this price. */
  ownStakes: Readonly<Record<Side, Money | null>>;
  /** The market's result when closed at this price. Null when there is nothing to close. */
  closing: Money | null;
  /** `locked`: focusable, but ignores presses. */
  state?: 'open' | 'locked';
  /** `startedAt`: start of the press on the page's monotonic clock, in milliseconds. */
  onPress: (side: Side, price: Odds, startedAt: number) => void;
}

const sides = ['back', 'lay'] as const satisfies readonly Side[];

/** One price of the ladder. Its elements and height stay the same on every price change. */
export function LadderRow({ price, runnerName, offers, ownStakes, closing, state = 'open', onPress }: LadderRowProps) {
  const pressStartedAt = useRef<number | null>(null);
  const priceText = formatPrice(price);
  const bets = sides.flatMap((side) =>
    ownStakes[side] === null
      ? []
      : [
          {
            side,
            label: texts.ownBets({ side, amount: formatShortAmount(ownStakes[side]) }),
            spokenText: texts.ownBets({ side, amount: formatSpokenShortAmount(ownStakes[side]) }),
          },
        ],
  );

  const renderCell = (side: Side) => {
    const offer = offers[side];
    const [size, spokenText] = offer === null ? [null, ''] : [formatSize(offer.size), formatSpokenSize(offer.size)];
    const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
      if (state === 'open') onPress(side, price, pressStartedAt.current ?? event.timeStamp);
      pressStartedAt.current = null;
    };
    return (
      <CellSlot role="gridcell">
        <Cell
          type="button"
          tabIndex={-1}
          data-cell=""
          data-side={side}
          data-price={price}
          data-level={offer?.level}
          aria-label={
            size === null
              ? texts.unknown({ side, runner: runnerName, price: priceText })
              : texts.offered({ side, runner: runnerName, price: priceText, size: spokenText })
          }
          aria-disabled={state === 'locked' || undefined}
          onPointerDown={(event) => void (pressStartedAt.current = event.timeStamp)}
          onPointerCancel={() => void (pressStartedAt.current = null)}
          onClick={handleClick}
        >
          {/* A centred text that changes its width counts as a layout shift, a new text node does not. */}
          {offer !== null && <span key={`${offer.level} ${size}`}>{size}</span>}
        </Cell>
      </CellSlot>
    );
  };

  return (
    <Row role="row">
      <OwnBetsCell role="gridcell">
        {bets.length > 0 && (
          <VisuallyHidden>
            {texts.spokenOwn({ bets: joinList(bets.map(({ spokenText }) => spokenText)) })}
          </VisuallyHidden>
        )}
        {bets.map(({ side, label }) => (
          <span key={side} data-side={side} aria-hidden>
            {label}
          </span>
        ))}
      </OwnBetsCell>
      {renderCell('back')}
      <PriceHead role="rowheader">{priceText}</PriceHead>
      {renderCell('lay')}
      <ClosingCell role="gridcell">{closing !== null && <Amount value={closing} sign="always" />}</ClosingCell>
    </Row>
  );
}
