export interface TeamNames {
  readonly first: string;
  /** Text between the names, such as " v ". */
  readonly separator: string;
  readonly second: string;
}

interface NamedMatch {
  readonly matchName: string;
  readonly runners: readonly { readonly name: string }[];
}

/**
 * Splits "Sri Lanka v Australia" into the teams, for a line each. Null unless the name consists of the first two
 * runners, in their order, and a short word or dash: the exchange's name then stays whole.
 */
export function splitTeams({ matchName, runners: [home, away] }: NamedMatch): TeamNames | null {
  if (home === undefined || away === undefined || home.name === '' || away.name === '') return null;
  if (!matchName.startsWith(home.name) || !matchName.endsWith(away.name)) return null;
  const separator = matchName.slice(home.name.length, matchName.length - away.name.length);
  return /^ (?:v|vs|vs\.|@|-|–) $/i.test(separator) ? { first: home.name, separator, second: away.name } : null;
}

/** Whether a runner of this name is one of the teams. */
export const isTeam = (teams: TeamNames | null, name: string): boolean =>
  teams !== null && (name === teams.first || name === teams.second);
