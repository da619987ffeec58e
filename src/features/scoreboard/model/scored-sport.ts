export type ScoredSport = 'cricket' | 'soccer' | 'tennis';

const sports: Readonly<Record<string, ScoredSport>> = { '4': 'cricket', '1': 'soccer', '2': 'tennis' };

/** The sport whose score a match of this sport id has; undefined where it has none. */
export const getScoredSport = (sportId: string): ScoredSport | undefined =>
  Object.hasOwn(sports, sportId) ? sports[sportId] : undefined;

export const hasScore = (sportId: string): boolean => getScoredSport(sportId) !== undefined;
