/** The ways to write odds beside decimal ones. A stored choice without one of these words means decimal odds. */
export const ODDS_FORMATS = ['fractional', 'american', 'hong-kong', 'malay', 'indonesian', 'chance', 'bhaav'] as const;

export type OddsFormatName = (typeof ODDS_FORMATS)[number];
