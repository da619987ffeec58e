import { splitTeams } from '#shared/domain/market/split-teams.ts';
import { Crest, type CrestProps, VisuallyHidden } from '#ui-kit';
import { TeamLine, TeamName, TeamSeparator } from './TeamLines.styles.ts';

export interface TeamLinesProps {
  /** Of the crests. */
  size: NonNullable<CrestProps['size']>;
  match: Parameters<typeof splitTeams>[0];
  /** `hidden` between two lines, `visible` on one. */
  separator: 'hidden' | 'visible';
}

/**
 * The teams of a match with their crests. Read aloud and copied it is the exchange's name of the match, which stands
 * whole when it does not consist of the runners' names.
 */
export function TeamLines({ match, size, separator }: TeamLinesProps) {
  const teams = splitTeams(match);
  if (teams === null) return <TeamName>{match.matchName}</TeamName>;
  const Separator = separator === 'hidden' ? VisuallyHidden : TeamSeparator;
  return (
    <>
      <TeamLine>
        <Crest name={teams.first} size={size} />
        <TeamName>{teams.first}</TeamName>
      </TeamLine>
      <Separator>{teams.separator}</Separator>
      <TeamLine>
        <Crest name={teams.second} opponent={teams.first} size={size} />
        <TeamName>{teams.second}</TeamName>
      </TeamLine>
    </>
  );
}
