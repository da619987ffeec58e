/** Returns the number of places by declared runners, by the usual terms. Below 5 runners there is no place market. */
export const countPlaces = (declared: number): number =>
  declared >= 16 ? 4 : declared >= 8 ? 3 : declared >= 5 ? 2 : 0;

/** Greatest chance that has a price on the ladder. */
const SHORTEST = 0.989;
const LONGEST = 0.004;

/**
 * Calculates each runner's chance to finish in the first `places` (Harville): the winner by `winning`, the others by
 * their weights among the rest. Each is at least the chance to win, and all sum to `places`.
 */
export function calculatePlaceChances(
  winning: readonly number[],
  weights: readonly number[],
  places: number,
): number[] {
  const chances = winning.map(() => 0);
  const assigned = winning.map((value) => value <= 0);

  function follow(reached: number, remaining: number): void {
    if (remaining === 0) return;
    const among = weights.reduce((total, weight, i) => (assigned[i] === true ? total : total + weight), 0);
    if (among <= 0) return;
    for (const [i, weight] of weights.entries()) {
      if (assigned[i] === true || weight <= 0) continue;
      place(i, (reached * weight) / among, remaining);
    }
  }

  function place(i: number, chance: number, remaining: number): void {
    chances[i] = (chances[i] ?? 0) + chance;
    assigned[i] = true;
    follow(chance, remaining - 1);
    assigned[i] = false;
  }

  for (const [i, chance] of winning.entries()) if (chance > 0) place(i, chance, places);
  return withPrices(chances);
}

/** Gives the excess of near certainties to the other runners. Without it, backing every runner would pay. */
function withPrices(chances: readonly number[]): number[] {
  const over = chances.reduce((total, chance) => total + Math.max(0, chance - SHORTEST), 0);
  const open = chances.reduce((total, chance) => total + (chance < SHORTEST ? chance : 0), 0);
  const raised = open > 0 ? 1 + over / open : 1;
  return chances.map((chance) =>
    chance <= 0 ? 0 : Math.min(SHORTEST, Math.max(LONGEST, chance < SHORTEST ? chance * raised : chance)),
  );
}
