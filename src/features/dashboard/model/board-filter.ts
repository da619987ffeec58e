/** What of the home list is shown. It lives in the address, so that a reload, a link and the back button keep it. */
export interface BoardFilter {
  readonly sportId: string | null;
  /** A competition; the contract calls it a series. */
  readonly seriesId: string | null;
  readonly inPlayOnly: boolean;
}

export const unfiltered: BoardFilter = { sportId: null, seriesId: null, inPlayOnly: false };

const IN_PLAY = 'in-play';

export function parseBoardFilter(search: URLSearchParams): BoardFilter {
  return {
    sportId: search.get('sport') || null,
    seriesId: search.get('competition') || null,
    inPlayOnly: search.get('show') === IN_PLAY,
  };
}

/** The query part of the address, with its question mark; empty where nothing is left out. */
export function formatBoardFilter({ sportId, seriesId, inPlayOnly }: BoardFilter): string {
  const search = new URLSearchParams();
  if (inPlayOnly) search.set('show', IN_PLAY);
  if (sportId !== null) search.set('sport', sportId);
  if (seriesId !== null) search.set('competition', seriesId);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
