import { type Money, money, units } from '#shared/domain/money/money.ts';

const FALLBACK_STAKE = units(100);

/** The stake of a bet: the given one, otherwise the smallest that the server names, otherwise 100. */
export const chooseStake = (stake: Money | undefined, minStake: Money | null): Money =>
  stake ?? (minStake !== null && minStake > 0 ? minStake : FALLBACK_STAKE);

/** A stake below the smallest. Null: every stake is taken. */
export const findStakeToRefuse = (minStake: Money | null): Money | null =>
  minStake !== null && minStake > 1 ? money(Math.floor(minStake / 2)) : null;
