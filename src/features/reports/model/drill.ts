import { freshTable, type TableState } from '#ui-kit';

/** How deep the reader has gone: a sport, one of its matches, one market or session of that. "" is not yet. */
export interface Drill {
  readonly sport: string;
  readonly match: string;
  readonly market: string;
}

export type Level = 'sports' | 'matches' | 'events' | 'bets';

export const top: Drill = { sport: '', match: '', market: '' };

/** What the address may say of the report. */
export const freshProfit: TableState = { ...freshTable, length: 25, filters: { days: '30d', ...top } };

/** A market without its match, or a match without its sport, leads as far as the address makes sense. */
export function drillOf({ filters }: Pick<TableState, 'filters'>): Drill {
  const sport = filters['sport'] ?? '';
  const match = sport === '' ? '' : (filters['match'] ?? '');
  return { sport, match, market: match === '' ? '' : (filters['market'] ?? '') };
}

export const levelOf = ({ sport, match, market }: Drill): Level => (market !== '' ? 'bets' : match !== '' ? 'events' : sport !== '' ? 'matches' : 'sports');

/** The query of an address that leads there; the days stay. */
export function drillSearch(days: string, drill: Partial<Drill>): string {
  const params = new URLSearchParams({ days });
  for (const [name, value] of Object.entries({ ...top, ...drill })) if (value !== '') params.set(name, value);
  return `?${params.toString()}`;
}
