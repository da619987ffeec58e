// Results and exposure, calculated from the bets alone.

/** Calculates the result of a market's matched bets when this runner wins, in paisa. */
export function calculateResult(bets, winnerId) {
  let sum = 0;
  for (const bet of bets) {
    const wins = (bet.selectionId === winnerId) === bet.isBack;
    sum += wins ? bet.profit : -bet.liability;
  }
  return sum;
}

/** Calculates the result of bets on a session line, in paisa. YES wins at its run or above, NO below. */
export function calculateLineResult(bets, runs) {
  let sum = 0;
  for (const bet of bets) sum += runs >= bet.run === bet.isBack ? bet.profit : -bet.liability;
  return sum;
}

/** The lowest result of a market or session line, 0 or below. */
function findWorstResult(place, bets) {
  if (place.kind !== 'session') {
    return Math.min(0, ...place.runners.map((runner) => calculateResult(bets, runner.id)));
  }
  const turns = [0, ...bets.map((bet) => bet.run)];
  return Math.min(0, ...turns.map((runs) => calculateLineResult(bets, runs)));
}

/**
 * The exposure of a market or session line, 0 or below, in paisa.
 * Matched bets count with their worst result. A resting bet counts with its own liability: it may be matched alone.
 */
export function calculateExposure(place, bets) {
  const matched = bets.filter((bet) => bet.isMatched);
  const resting = bets.filter((bet) => !bet.isMatched);
  return findWorstResult(place, matched) - resting.reduce((sum, bet) => sum + bet.liability, 0);
}
