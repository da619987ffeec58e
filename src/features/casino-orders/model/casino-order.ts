import type { CasinoBet } from '#shared/api/contract/casino/casino-bet.ts';

/** Builds a key from all fields, because casino bets have no id and a round may hold several bets. */
export const buildOrderKey = ({ roundId, operatorId, runnerName, price, stake, result, placedAt }: CasinoBet): string =>
  [roundId, operatorId, runnerName, price, stake, result, placedAt].join('|');

export interface CasinoOrder extends CasinoBet {
  /** Unique within its list. */
  readonly key: string;
}

/** Gives every row a key of its own, also when two rows are identical. */
export function addUniqueKeys(rows: readonly CasinoBet[]): readonly CasinoOrder[] {
  const countByKey = new Map<string, number>();
  return rows.map((row) => {
    const base = buildOrderKey(row);
    const earlierCount = countByKey.get(base) ?? 0;
    countByKey.set(base, earlierCount + 1);
    return { ...row, key: `${base}|${earlierCount}` };
  });
}
