/** State of a best-of-three match. Points count 0, 1, 2 …, also in a tie-break. */
export interface TennisState {
  readonly sets: readonly [number, number];
  readonly games: readonly [number, number];
  readonly points: readonly [number, number];
  readonly server: 0 | 1;
}

export const isInTieBreak = ({ games }: Pick<TennisState, 'games'>): boolean => games[0] === 6 && games[1] === 6;

/** Chance to win a game or tie-break to `target` points when each point is won with chance `p`. */
function calculateRaceChance(
  p: number,
  own: number,
  opposing: number,
  target: number,
  memo: Map<number, number>,
): number {
  // From deuce on, only the lead counts.
  if (own >= target - 1 && opposing >= target - 1) {
    const deuce = (p * p) / (p * p + (1 - p) * (1 - p));
    const lead = own - opposing;
    if (lead >= 2) return 1;
    if (lead <= -2) return 0;
    return lead === 1 ? p + (1 - p) * deuce : lead === -1 ? p * deuce : deuce;
  }
  if (own >= target) return 1;
  if (opposing >= target) return 0;
  const key = own * 100 + opposing;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const value =
    p * calculateRaceChance(p, own + 1, opposing, target, memo) +
    (1 - p) * calculateRaceChance(p, own, opposing + 1, target, memo);
  memo.set(key, value);
  return value;
}

export interface TennisOdds {
  /** First player's chance to win the match. */
  calculateMatchChance(state: TennisState): number;
  /** First player's chance to win the current set. */
  calculateSetChance(state: TennisState): number;
}

/** Calculates exact chances from each player's share of service points. The points are independent. */
export function createTennisOdds(serving: readonly [number, number]): TennisOdds {
  const tieBreakPoint = (serving[0] + 1 - serving[1]) / 2;
  const memos = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()] as const;
  const setMemo = new Map<number, number>();

  function calculateGameChance(server: 0 | 1, points: readonly [number, number]): number {
    const p = server === 0 ? serving[0] : 1 - serving[1];
    return calculateRaceChance(p, points[0], points[1], 4, memos[server]);
  }

  function calculateSetChanceFromGames(a: number, b: number, server: 0 | 1): number {
    if (a === 6 && b === 6) return calculateRaceChance(tieBreakPoint, 0, 0, 7, memos[2]);
    if (a >= 6 && a - b >= 2) return 1;
    if (b >= 6 && b - a >= 2) return 0;
    if (a === 7) return 1;
    if (b === 7) return 0;
    const key = a * 100 + b * 10 + server;
    const known = setMemo.get(key);
    if (known !== undefined) return known;
    const holdChance = calculateGameChance(server, [0, 0]);
    const next = server === 0 ? 1 : 0;
    const value =
      holdChance * calculateSetChanceFromGames(a + 1, b, next) +
      (1 - holdChance) * calculateSetChanceFromGames(a, b + 1, next);
    setMemo.set(key, value);
    return value;
  }

  function calculateSetChance(state: TennisState): number {
    const {
      games: [a, b],
      points,
      server,
    } = state;
    if (isInTieBreak(state)) return calculateRaceChance(tieBreakPoint, points[0], points[1], 7, memos[2]);
    const wins = calculateGameChance(server, points);
    const next = server === 0 ? 1 : 0;
    return (
      wins * calculateSetChanceFromGames(a + 1, b, next) + (1 - wins) * calculateSetChanceFromGames(a, b + 1, next)
    );
  }

  return {
    calculateSetChance,
    calculateMatchChance(state) {
      const [a, b] = state.sets;
      if (a >= 2) return 1;
      if (b >= 2) return 0;
      const current = calculateSetChance(state);
      const fresh = calculateSetChanceFromGames(0, 0, 0);
      const won = a === 1 ? 1 : b === 1 ? fresh : fresh + (1 - fresh) * fresh;
      const lost = b === 1 ? 0 : a === 1 ? fresh : fresh * fresh;
      return current * won + (1 - current) * lost;
    },
  };
}
