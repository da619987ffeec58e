import type { CasinoBet } from '#shared/api/contract/casino-bet.ts';

/** What the casino gives no id of its own to: a round may hold several bets. */
export const orderKey = ({ roundId, operatorId, runnerName, price, stake, result, placedAt }: CasinoBet): string =>
  [roundId, operatorId, runnerName, price, stake, result, placedAt].join('|');

export interface Order extends CasinoBet {
  /** Unique in its list, whatever the server sends. */
  readonly key: string;
}

/** Two rows that are alike in every word are still two. */
export function numbered(rows: readonly CasinoBet[]): readonly Order[] {
  const met = new Map<string, number>();
  return rows.map((row) => {
    const base = orderKey(row);
    const before = met.get(base) ?? 0;
    met.set(base, before + 1);
    return { ...row, key: `${base}|${before}` };
  });
}
