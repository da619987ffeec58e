import type { Bet } from '#shared/domain/bet/bet.ts';
import { formatStake } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { texts } from '../texts.ts';

/** Side, price and stake of a bet. The price of a session bet is its run. */
type SentTerms = Pick<Bet, 'kind' | 'side' | 'price' | 'stake'>;

const formatTerms = ({ kind, side, price, stake }: SentTerms) => ({
  side,
  stake: formatStake(stake),
  price: formatPrice(price, kind),
});

/** Describes a bet, for example "Back India · 500 @ 1.98" or "NO on 6 over runs India · 500 @ 45". */
export function describeBetTerms(name: string, terms: SentTerms): string {
  const values = { name, ...formatTerms(terms) };
  return terms.kind === 'fancy' ? texts.bet.fancy(values) : texts.bet.odds(values);
}

/** Labels the button that sends the bet. `isAwaitingConfirmation`: the next press confirms the bet. */
export function describeSubmitAction(terms: SentTerms, isAwaitingConfirmation: boolean): string {
  const labels = isAwaitingConfirmation ? texts.confirm : texts.place;
  const values = formatTerms(terms);
  return terms.kind === 'fancy' ? labels.fancy(values) : labels.odds(values);
}
