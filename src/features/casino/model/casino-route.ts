/** Location inside the casino, as stored in the address. */
export interface CasinoRoute {
  /** Code or name of a provider. Null: the first provider. */
  readonly provider: string | null;
  /** Id of the running game; null shows the lobby. Launching a game needs a provider. */
  readonly game: string | null;
  readonly text: string;
  readonly category: string | null;
  /** Page of the game list, from 1. */
  readonly page: number;
}

export const lobbyRoute: CasinoRoute = { provider: null, game: null, text: '', category: null, page: 1 };

const MAX_PARAM_LENGTH = 100;

const readParam = (search: URLSearchParams, name: string): string | null =>
  search.get(name)?.slice(0, MAX_PARAM_LENGTH).trim() || null;

const readPage = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
};

/** Parses the address. docs/requirements.md#27-casino names the parameters `provider` and `game`. */
export const parseCasinoRoute = (search: URLSearchParams): CasinoRoute => ({
  provider: readParam(search, 'provider'),
  game: readParam(search, 'game'),
  text: readParam(search, 'q') ?? '',
  category: readParam(search, 'category'),
  page: readPage(search),
});

/** Formats the query of the address: "" or "?provider=EVO&game=EVO-0001". */
export function formatCasinoRoute({ provider, game, text, category, page }: CasinoRoute): string {
  const params = { provider, game, q: text === '' ? null : text, category, page: page === 1 ? null : String(page) };
  const search = new URLSearchParams(
    Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== null),
  );
  return search.size === 0 ? '' : `?${search.toString()}`;
}
