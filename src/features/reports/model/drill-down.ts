import { defaultTableState, type TableState } from '#ui-kit';

/** How deep the reader has gone: a sport, one of its matches, one market or session of that. "" is not yet. */
export interface DrillDownPath {
  readonly sport: string;
  readonly match: string;
  readonly market: string;
}

export type ReportLevel = 'sports' | 'matches' | 'events' | 'bets';

export const rootPath: DrillDownPath = { sport: '', match: '', market: '' };

/** What the address may say of the report. */
export const freshProfit: TableState = { ...defaultTableState, length: 25, filters: { days: '30d', ...rootPath } };

/** A market without its match, or a match without its sport, leads as far as the address makes sense. */
export function readDrillDownPath({ filters }: Pick<TableState, 'filters'>): DrillDownPath {
  const sport = filters['sport'] ?? '';
  const match = sport === '' ? '' : (filters['match'] ?? '');
  return { sport, match, market: match === '' ? '' : (filters['market'] ?? '') };
}

export const getReportLevel = ({ sport, match, market }: DrillDownPath): ReportLevel =>
  market !== '' ? 'bets' : match !== '' ? 'events' : sport !== '' ? 'matches' : 'sports';

/** The query of an address that leads there; the days stay. */
export function formatDrillDownSearch(days: string, path: Partial<DrillDownPath>): string {
  const params = new URLSearchParams({ days });
  for (const [name, value] of Object.entries({ ...rootPath, ...path })) if (value !== '') params.set(name, value);
  return `?${params.toString()}`;
}
