import { type Money, money } from '#shared/domain/money/money.ts';
import type { PricePolicy } from './ticket/price-policy.ts';

/** The bettor's preferences for sending bets, stored on this device. */
export interface BettingPreferences {
  /** Whether the slip asks for a second press before it sends a bet. */
  readonly asksToConfirm: boolean;
  /** Whether one press on a price sends a bet of the stake below (in hundredths). */
  readonly oneClick: boolean;
  readonly oneClickStake: number | null;
  /** User who agreed to one-click betting. Other users of this device cannot bet with one click. */
  readonly oneClickBy: string | null;
  /** Rule for a bet whose price has moved. */
  readonly pricePolicyKind: PricePolicy['kind'];
  /** Greatest distance for `within`, in price steps of the market. */
  readonly ticks: number;
}

/** The safe defaults: the bettor confirms each bet, one-click betting is off, and better odds are accepted. */
export const DEFAULT_PREFERENCES: BettingPreferences = {
  asksToConfirm: true,
  oneClick: false,
  oneClickStake: null,
  oneClickBy: null,
  pricePolicyKind: 'better',
  ticks: 2,
};

export const getPricePolicy = ({ pricePolicyKind: kind, ticks }: BettingPreferences): PricePolicy =>
  kind === 'within' ? { kind, ticks } : { kind };

/** Stake of a one-click bet for this user; null when one-click betting is off, not agreed to, or without a stake. */
export const getOneClickStake = (
  { oneClick, oneClickBy, oneClickStake }: BettingPreferences,
  userId: string | null,
): Money | null =>
  oneClick && userId !== null && oneClickBy === userId && oneClickStake !== null ? money(oneClickStake) : null;
