import type { ExposureRow } from '#shared/domain/bet/bet.ts';

export interface ExposureGroup {
  readonly sportName: string;
  readonly rows: readonly ExposureRow[];
}

/** Groups rows by sport, in the order in which the server first names each sport. */
export function groupExposuresBySport(rows: readonly ExposureRow[]): readonly ExposureGroup[] {
  const groups = new Map<string, ExposureRow[]>();
  for (const row of rows) groups.set(row.sportName, [...(groups.get(row.sportName) ?? []), row]);
  return Array.from(groups, ([sportName, sportRows]) => ({ sportName, rows: sportRows }));
}
