import type { CasinoBet } from '#shared/api/contract/casino/casino-bet.ts';

/** What the casino gives no id of its own to: a round may hold several bets. */
export const buildOrderKey = ({ roundId, operatorId, runnerName, price, stake, result, placedAt }: CasinoBet): string =>
  [roundId, operatorId, runnerName, price, stake, result, placedAt].join('|');

export interface CasinoOrder extends CasinoBet {
  /** Unique in its list, whatever the server sends. */
  readonly key: string;
}

/** Two rows that are alike in every word are still two. */
export function addUniqueKeys(rows: readonly CasinoBet[]): readonly CasinoOrder[] {
  const countByKey = new Map<string, number>();
  return rows.map((row) => {
    const base = buildOrderKey(row);
    const earlierCount = countByKey.get(base) ?? 0;
    countByKey.set(base, earlierCount + 1);
    return { ...row, key: `${base}|${earlierCount}` };
  });
}
