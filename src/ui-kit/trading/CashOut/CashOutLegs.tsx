import type { MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Leg, LegName, LegNote, LegPrice, Legs, LegState } from './CashOut.styles.ts';
import { texts, type LegStateName } from './texts.ts';

export interface CashOutBet {
  readonly runnerId: number;
  readonly name: string;
  readonly side: Side;
  readonly price: Odds;
  readonly stake: Money;
  readonly state: LegStateName;
  /** What is to be said of it: the exchange's refusal, the price it was matched at. */
  readonly note: string | null;
}

export interface CashOutLegsProps {
  /** How the prices of the legs are written. */
  kind: MarketKind;
  /** In the order they are placed. */
  bets: readonly CashOutBet[];
}

/** The bets of a cash-out, and how far each has come. */
export function CashOutLegs({ kind, bets }: CashOutLegsProps) {
  return (
    <Legs aria-label={texts.legs}>
      {bets.map(({ runnerId, name, side, price, stake, state, note }) => (
        <Leg key={runnerId} data-side={side}>
          <LegName>{texts.leg(kind, side, name)}</LegName>
          <LegPrice>{texts.at(formatAmount(stake, { decimals: 'auto' }), formatPrice(price, kind))}</LegPrice>
          {state !== 'planned' && <LegState data-state={state}>{texts.state(state)}</LegState>}
          {note !== null && <LegNote>{note}</LegNote>}
        </Leg>
      ))}
    </Legs>
  );
}
