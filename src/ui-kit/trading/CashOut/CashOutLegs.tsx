import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { MarketPrice } from '#shared/domain/odds/odds.ts';
import { formatStake } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Leg, LegName, LegNote, LegPrice, Legs, LegState } from './CashOut.styles.ts';
import { texts } from './texts.ts';

/** `unconfirmed`: it was sent, and no check can find its outcome any more. */
export type LegStateName =
  'planned' | 'waiting' | 'sent' | 'unverified' | 'unconfirmed' | 'placed' | 'refused' | 'not-sent';

export interface CashOutBet {
  readonly runnerId: number;
  readonly name: string;
  readonly side: Side;
  readonly price: MarketPrice;
  readonly stake: Money;
  readonly state: LegStateName;
  /** Note on the leg: the exchange's refusal, or the matched price. */
  readonly note: string | null;
}

export interface CashOutLegsProps {
  /** Format of the legs' prices. */
  kind: MarketKind;
  /** In the order of placement. */
  bets: readonly CashOutBet[];
}

/** Bets of a cash-out and the state of each. */
export function CashOutLegs({ kind, bets }: CashOutLegsProps) {
  return (
    <Legs aria-label={texts.legs}>
      {bets.map(({ runnerId, name, side, price, stake, state, note }) => (
        <Leg key={runnerId} data-side={side}>
          <LegName>{texts.leg[kind === 'fancy' ? 'fancy' : 'odds']({ side, name })}</LegName>
          <LegPrice>{texts.at({ stake: formatStake(stake), price: formatPrice(price, kind) })}</LegPrice>
          {state !== 'planned' && <LegState data-state={state}>{texts.states[state]}</LegState>}
          {note !== null && <LegNote>{note}</LegNote>}
        </Leg>
      ))}
    </Legs>
  );
}
