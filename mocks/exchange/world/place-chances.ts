/** How many runners of a race are placed, by how many are declared: the usual terms. Below 5 there is no such market. */
export const countPlaces = (declared: number): number =>
  declared >= 16 ? 4 : declared >= 8 ? 3 : declared >= 5 ? 2 : 0;

/** The ladder has no price for more than this, and one that is no certainty keeps a price. */
const SHORTEST = 0.989;
const LONGEST = 0.004;

/**
 * The chance of each runner to be among the first `places`, from the chances to win (Harville): whoever is first is first by `winning`,
 * the others follow by their own weights among those that are left. Never below the chance to win, and together they make `places`.
 */
export function computePlaceChances(winning: readonly number[], weights: readonly number[], places: number): number[] {
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

/** What certainties have above the shortest price goes to the others: a book short of its places would pay whoever backs every runner. */
function withPrices(chances: readonly number[]): number[] {
  const over = chances.reduce((total, chance) => total + Math.max(0, chance - SHORTEST), 0);
  const open = chances.reduce((total, chance) => total + (chance < SHORTEST ? chance : 0), 0);
  const raised = open > 0 ? 1 + over / open : 1;
  return chances.map((chance) =>
    chance <= 0 ? 0 : Math.min(SHORTEST, Math.max(LONGEST, chance < SHORTEST ? chance * raised : chance)),
  );
}
