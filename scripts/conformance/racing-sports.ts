/** Ids of the sports whose markets are races: horses and greyhounds. */
export const RACING_SPORTS = ['7', '4339'];
