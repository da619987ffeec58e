/** Filter of the match list. The address stores it, so reload, links and Back keep it. */
export interface BoardFilter {
  readonly sportId: string | null;
  /** Competition id. The contract calls a competition a series. */
  readonly seriesId: string | null;
  readonly isInPlayOnly: boolean;
}

export const unfiltered: BoardFilter = { sportId: null, seriesId: null, isInPlayOnly: false };

const IN_PLAY = 'in-play';

export function parseBoardFilter(search: URLSearchParams): BoardFilter {
  return {
    sportId: search.get('sport') || null,
    seriesId: search.get('competition') || null,
    isInPlayOnly: search.get('show') === IN_PLAY,
  };
}

/** Returns the query of the address with its question mark, or an empty string without a filter. */
export function formatBoardFilter({ sportId, seriesId, isInPlayOnly }: BoardFilter): string {
  const search = new URLSearchParams();
  if (isInPlayOnly) search.set('show', IN_PLAY);
  if (sportId !== null) search.set('sport', sportId);
  if (seriesId !== null) search.set('competition', seriesId);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
