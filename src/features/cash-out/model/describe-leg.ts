import type { Bet } from '#shared/domain/bet/bet.ts';
import type { PlacementOutcome } from '#shared/domain/bet/bet-placement.ts';
import type { MarketKind } from '#shared/domain/market/market.ts';
import { formatStake } from '#shared/format/amount.ts';
import { joinList } from '#shared/format/list.ts';
import { formatPrice } from '#shared/format/price.ts';
import { texts } from '../texts.ts';

/** Describes the listed bets of a leg when they contradict the response. */
export function describeFoundLegBets(found: readonly Bet[], refusalMessage: string | null, kind: MarketKind): string {
  const count = found.length;
  const bets = joinList(
    found.map(({ stake, price, betId }) =>
      texts.listed({ stake: formatStake(stake), price: formatPrice(price, kind), betId }),
    ),
  );
  return refusalMessage === null
    ? texts.found({ count, bets })
    : texts.foundRefused({ count, bets, message: refusalMessage });
}

/** Returns the note under a leg that was not placed. */
export function describeLegOutcome(outcome: Exclude<PlacementOutcome, { kind: 'placed' }>): string {
  return outcome.kind === 'refused' && outcome.message !== null ? outcome.message : texts.legs[outcome.kind];
}
