/** Cricket, soccer and tennis, by sport id. */
const scoredSportIds: readonly string[] = ['4', '1', '2'];

/** Whether matches of this sport have a score. */
export const hasScore = (sportId: string): boolean => scoredSportIds.includes(sportId);
