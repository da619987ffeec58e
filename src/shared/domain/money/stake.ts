import { add, units, type Money } from './money.ts';

/** No stake is larger: 10^9 units at odds of 1000 is still exact. */
export const LARGEST_STAKE: Money = units(1_000_000_000);

/** Specification 9: the quick stakes when the server returns none. The first four set the stake, the last four add to it. */
export const DEFAULT_STAKES: readonly Money[] = [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units);

const capStake = (stake: Money): Money => (stake > LARGEST_STAKE ? LARGEST_STAKE : stake);

/** What a quick-stake button makes of the stake: 0–3 set the preset, 4–7 add it (specification 2). `current` is 0 when none is typed. */
export const calculateQuickStake = (index: number, preset: Money, current: Money): Money =>
  capStake(index < 4 ? preset : add(current, preset));
