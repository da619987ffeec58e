export type ScoredSport = 'cricket' | 'soccer' | 'tennis';

const sports: Readonly<Record<string, ScoredSport>> = { '4': 'cricket', '1': 'soccer', '2': 'tennis' };

/** Sport of a score by sport id; undefined for sports without a score. */
export const getScoredSport = (sportId: string): ScoredSport | undefined =>
  Object.hasOwn(sports, sportId) ? sports[sportId] : undefined;

export const hasScore = (sportId: string): boolean => getScoredSport(sportId) !== undefined;
