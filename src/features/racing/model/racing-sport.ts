/** The racing sports, by the exchange's ids: horses and greyhounds. */
export type RacingSport = '7' | '4339';

export const racingSports = ['7', '4339'] as const satisfies readonly RacingSport[];

const SPORT_PARAM = 'sport';

/** Reads the racing sport from an address. Defaults to horses for a missing or unknown value. */
export const readRacingSport = (search: URLSearchParams): RacingSport =>
  racingSports.find((sport) => sport === search.get(SPORT_PARAM)) ?? '7';

/** Formats the query of a racing address: "" for horses. */
export const formatRacingSearch = (sport: RacingSport): string => (sport === '7' ? '' : `?${SPORT_PARAM}=${sport}`);
