/** Where in the casino somebody is, as the address says it. */
export interface CasinoPlace {
  /** A provider's code, or its name. Null: the first one. */
  readonly provider: string | null;
  /** The game that runs; null is the lobby. A game without a provider cannot be launched. */
  readonly game: string | null;
  readonly text: string;
  readonly category: string | null;
  /** Which page of the games, from 1. */
  readonly page: number;
}

export const lobby: CasinoPlace = { provider: null, game: null, text: '', category: null, page: 1 };

const LONGEST = 100;

const read = (search: URLSearchParams, name: string): string | null => search.get(name)?.slice(0, LONGEST).trim() || null;

const readPage = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
};

/** `provider` and `game` are the specification's. */
export const readPlace = (search: URLSearchParams): CasinoPlace => ({
  provider: read(search, 'provider'),
  game: read(search, 'game'),
  text: read(search, 'q') ?? '',
  category: read(search, 'category'),
  page: readPage(search),
});

/** "" or "?provider=EVO&game=EVO-0001". */
export function placeSearch({ provider, game, text, category, page }: CasinoPlace): string {
  const written = { provider, game, q: text === '' ? null : text, category, page: page === 1 ? null : String(page) };
  const search = new URLSearchParams(Object.entries(written).filter((pair): pair is [string, string] => pair[1] !== null));
  return search.size === 0 ? '' : `?${search.toString()}`;
}
