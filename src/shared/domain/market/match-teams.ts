export interface MatchTeams {
  readonly home: string;
  readonly away: string;
}

/**
 * Returns the two sides of a match that the exchange names "home v away" or "home vs away". Null for another name, such
 * as a race, and for a name with several separators, where the sides are uncertain.
 */
export function findMatchTeams(matchName: string): MatchTeams | null {
  const [home = '', away = '', ...more] = matchName.split(/\s+vs?\.?\s+/i);
  return home.trim() === '' || away.trim() === '' || more.length > 0 ? null : { home: home.trim(), away: away.trim() };
}
