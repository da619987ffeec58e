/** The racing sports, by the exchange's ids: horses and greyhounds. */
export type RacingSport = '7' | '4339';

export const racingSports = ['7', '4339'] as const satisfies readonly RacingSport[];

const SPORT_PARAM = 'sport';

/** Which races an address shows: horses where it says nothing, or nothing known. */
export const readRacingSport = (search: URLSearchParams): RacingSport =>
  racingSports.find((sport) => sport === search.get(SPORT_PARAM)) ?? '7';

/** The same for an address to be: "" for horses. */
export const formatRacingSearch = (sport: RacingSport): string => (sport === '7' ? '' : `?${SPORT_PARAM}=${sport}`);
