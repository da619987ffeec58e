import { useRef, type MouseEvent } from 'react';
import type { Side } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import { formatShort, formatSize, spokenShort, spokenSize } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount } from '../Amount/Amount.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { sideWord } from '../words/sideWord.ts';
import { Cell, Closing, Own, PriceName, Row, Slot } from './PriceLadder.styles.ts';
import { texts } from './texts.ts';

/** What is known to be offered at a price, and which of the side's best three it is. */
export interface LadderOffer {
  readonly size: Money;
  readonly level: 0 | 1 | 2;
}

export interface LadderRowProps {
  /** The price this row stands for. */
  price: Odds;
  /** Whom the row bets on, for the cells' spoken names. */
  runner: string;
  /** Null: nothing is known at this price, which is not the same as nothing on offer. */
  offers: Readonly<Record<Side, LadderOffer | null>>;
  /** What the bettor has staked at this price. */
  own: Readonly<Record<Side, Money | null>>;
  /** What the market brings if it is closed at this price; null where there is nothing to close. */
  closing: Money | null;
  /** `locked`: focusable, but a press does nothing. */
  state?: 'open' | 'locked';
  /** `beganAt`: when the press began, on the page's monotonic clock. */
  onPress: (side: Side, price: Odds, beganAt: number) => void;
}

const sides = ['back', 'lay'] as const satisfies readonly Side[];

/** One price of the ladder. Its elements stay the same through every tick, and its height does too. */
export function LadderRow({ price, runner, offers, own, closing, state = 'open', onPress }: LadderRowProps) {
  const began = useRef<number | null>(null);
  const shown = formatPrice(price);
  const bets = sides.flatMap((side) => (own[side] === null ? [] : [{ side, words: texts.ownBets(sideWord('odds', side), formatShort(own[side])), spoken: texts.ownBets(sideWord('odds', side), spokenShort(own[side])) }]));

  const cell = (side: Side) => {
    const offer = offers[side];
    const [size, spoken] = offer === null ? [null, ''] : [formatSize(offer.size), spokenSize(offer.size)];
    const word = sideWord('odds', side);
    const press = (event: MouseEvent<HTMLButtonElement>) => {
      if (state === 'open') onPress(side, price, began.current ?? event.timeStamp);
      began.current = null;
    };
    return (
      <Slot role="gridcell">
        <Cell
          type="button"
          tabIndex={-1}
          data-cell=""
          data-side={side}
          data-price={price}
          data-level={offer?.level}
          aria-label={size === null ? texts.unknown(word, runner, shown) : texts.offered(word, runner, shown, spoken)}
          aria-disabled={state === 'locked' || undefined}
          onPointerDown={(event) => void (began.current = event.timeStamp)}
          onPointerCancel={() => void (began.current = null)}
          onClick={press}
        >
          {/* A centred text that changes its width begins elsewhere, which counts as a layout shift; a new text does not. */}
          {offer !== null && <span key={`${offer.level} ${size}`}>{size}</span>}
        </Cell>
      </Slot>
    );
  };

  return (
    <Row role="row">
      <Own role="gridcell">
        {bets.length > 0 && <VisuallyHidden>{texts.spokenOwn(bets.map(({ spoken }) => spoken))}</VisuallyHidden>}
        {bets.map(({ side, words }) => (
          <span key={side} data-side={side} aria-hidden>
            {words}
          </span>
        ))}
      </Own>
      {cell('back')}
      <PriceName role="rowheader">{shown}</PriceName>
      {cell('lay')}
      <Closing role="gridcell">{closing !== null && <Amount value={closing} sign="always" />}</Closing>
    </Row>
  );
}
