import { add, type Money, units } from './money.ts';

/** Greatest stake: 10^9 units at odds of 1000 stay exact. */
export const MAX_STAKE: Money = units(1_000_000_000);

/** Default quick stakes when the server returns none. The first four set the stake, the last four add to it. */
export const DEFAULT_STAKES: readonly Money[] = [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units);

const capStake = (stake: Money): Money => (stake > MAX_STAKE ? MAX_STAKE : stake);

/** Whether a quick stake adds to the stake, by its index: 4 to 7 add, 0 to 3 set (docs/requirements.md#25-bet-slip). */
export const isAddingQuickStake = (index: number): boolean => index >= 4;

/** Applies the quick stake with this index. `current` is 0 for an empty field. */
export const calculateQuickStake = (index: number, preset: Money, current: Money): Money =>
  capStake(isAddingQuickStake(index) ? add(current, preset) : preset);
