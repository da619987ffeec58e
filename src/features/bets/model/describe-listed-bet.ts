import type { Bet } from '#shared/domain/bet/bet.ts';
import { payoutPer100 } from '#shared/domain/odds/odds.ts';
import { formatStake } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { texts } from '../texts.ts';

/** Formats side and selection: "Back India". A fancy bet shows its line: "Yes 6 over runs India". */
export const formatBetName = ({ kind, side, marketName, selectionName }: Bet): string =>
  kind === 'fancy'
    ? texts.bet.fancy({ side, selection: marketName })
    : texts.bet.odds({ side, selection: selectionName });

export const formatMarketName = ({ kind, marketName }: Bet): string =>
  kind === 'fancy' ? texts.sessionLine : marketName;

/** Formats the price. A fancy bet shows its run and its payout on 100. */
export function formatBetPrice({ kind, price, size }: Bet): string {
  const priceText = formatPrice(price, kind);
  return kind === 'fancy' && size > 0
    ? texts.line({ run: priceText, size: formatPrice(payoutPer100(size), kind) })
    : priceText;
}

/** Formats odds and stake when their columns are folded: "1.85 × 1,000". */
export function formatTerms(row: Bet, folded: ReadonlySet<string>): string {
  const parts = [
    ...(folded.has('price') ? [formatBetPrice(row)] : []),
    ...(folded.has('stake') ? [formatStake(row.stake)] : []),
  ];
  return parts.join(texts.times);
}
