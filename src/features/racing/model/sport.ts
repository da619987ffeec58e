/** The racing sports, by the exchange's ids: horses and greyhounds. */
export type RacingSport = '7' | '4339';

export const racingSports = ['7', '4339'] as const satisfies readonly RacingSport[];

const KEY = 'sport';

/** Which races an address shows: horses where it says nothing, or nothing known. */
export const readRacingSport = (search: URLSearchParams): RacingSport => racingSports.find((sport) => sport === search.get(KEY)) ?? '7';

/** The same for an address to be: "" for horses. */
export const racingSearch = (sport: RacingSport): string => (sport === '7' ? '' : `?${KEY}=${sport}`);
