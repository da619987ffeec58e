/** Where in the casino somebody is, as the address says it. */
export interface CasinoPlace {
  /** A provider's code, or its name. Null: the first one. */
  readonly provider: string | null;
  /** The game that runs; null is the lobby. */
  readonly game: string | null;
  readonly text: string;
  readonly category: string | null;
}

export const lobby: CasinoPlace = { provider: null, game: null, text: '', category: null };

const LONGEST = 100;

const read = (search: URLSearchParams, name: string): string | null => search.get(name)?.slice(0, LONGEST).trim() || null;

/** `provider` and `game` are the specification's; a game without its provider cannot be launched. */
export function readPlace(search: URLSearchParams): CasinoPlace {
  const provider = read(search, 'provider');
  return { provider, game: provider === null ? null : read(search, 'game'), text: read(search, 'q') ?? '', category: read(search, 'category') };
}

/** "" or "?provider=EVO&game=EVO-0001". */
export function placeSearch({ provider, game, text, category }: CasinoPlace): string {
  const written = { provider, game, q: text === '' ? null : text, category };
  const search = new URLSearchParams(Object.entries(written).filter((pair): pair is [string, string] => pair[1] !== null));
  return search.size === 0 ? '' : `?${search.toString()}`;
}
