import type { BetTerms } from '#shared/domain/bet/profit.ts';
import type { Limits, MarketKind } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { describeSide } from '#ui-kit';

/** Formats a bet, as in "Back 500 @ 1.85". */
export const describeBet = ({ kind, side, price, stake }: BetTerms): string =>
  `${describeSide(kind, side)} ${formatAmount(stake, { decimals: 'auto' })} @ ${formatPrice(price, kind)}`;

export const kinds = { odds: 'Match odds', bookmaker: 'Bookmaker', fancy: 'Session' } as const satisfies Record<
  MarketKind,
  string
>;

export const sampleBets: readonly BetTerms[] = [
  { kind: 'odds', side: 'back', price: odds(185), stake: units(500) },
  { kind: 'odds', side: 'lay', price: odds(218), stake: units(200) },
  { kind: 'odds', side: 'back', price: odds(101), stake: units(1001) },
  { kind: 'bookmaker', side: 'back', price: payoutPer100(8500), stake: units(1000) },
  { kind: 'bookmaker', side: 'lay', price: payoutPer100(75), stake: units(1000) },
  { kind: 'fancy', side: 'back', price: payoutPer100(9000), stake: units(1000) },
  { kind: 'fancy', side: 'lay', price: payoutPer100(11_000), stake: units(1000) },
];

export const runners = [
  { runnerId: 1, name: 'Mumbai' },
  { runnerId: 2, name: 'Chennai' },
] as const;

export const betSeries = [
  { runnerId: 1, side: 'back', price: odds(185), stake: units(1000) },
  { runnerId: 1, side: 'lay', price: odds(160), stake: units(1000) },
  { runnerId: 2, side: 'back', price: odds(300), stake: units(200) },
] as const;

export const limits: Limits = {
  minStake: units(100),
  maxStake: units(25_000),
  minOdds: odds(110),
  maxOdds: odds(2000),
  maxProfit: units(50_000),
  delaySeconds: 5,
};

export const limitExamples: readonly BetTerms[] = [
  { kind: 'odds', side: 'back', price: odds(185), stake: units(50) },
  { kind: 'odds', side: 'back', price: odds(185), stake: units(25_001) },
  { kind: 'odds', side: 'back', price: odds(105), stake: units(500) },
  { kind: 'odds', side: 'lay', price: odds(3000), stake: units(500) },
  { kind: 'odds', side: 'back', price: odds(600), stake: units(20_000) },
  { kind: 'odds', side: 'lay', price: odds(600), stake: units(20_000) },
];
