import { defaultTableState, type TableState } from '#ui-kit';

/** The selected sport, match, and market or session. "" means none. */
export interface DrillDownPath {
  readonly sport: string;
  readonly match: string;
  readonly market: string;
}

export type ReportLevel = 'sports' | 'matches' | 'events' | 'bets';

export const rootPath: DrillDownPath = { sport: '', match: '', market: '' };

/** Defaults of the report's address. */
export const freshProfit: TableState = { ...defaultTableState, length: 25, filters: { days: '30d', ...rootPath } };

/** Reads the path from the address. Ignores a market without a match, and a match without a sport. */
export function readDrillDownPath({ filters }: Pick<TableState, 'filters'>): DrillDownPath {
  const sport = filters['sport'] ?? '';
  const match = sport === '' ? '' : (filters['match'] ?? '');
  return { sport, match, market: match === '' ? '' : (filters['market'] ?? '') };
}

export const getReportLevel = ({ sport, match, market }: DrillDownPath): ReportLevel =>
  market !== '' ? 'bets' : match !== '' ? 'events' : sport !== '' ? 'matches' : 'sports';

/** Formats the query of a path. Keeps the days. */
export function formatDrillDownSearch(days: string, path: Partial<DrillDownPath>): string {
  const params = new URLSearchParams({ days });
  for (const [name, value] of Object.entries({ ...rootPath, ...path })) if (value !== '') params.set(name, value);
  return `?${params.toString()}`;
}
