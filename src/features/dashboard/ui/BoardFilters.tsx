import type { SportCount } from '../model/board.ts';
import type { BoardFilter } from '../model/filter.ts';
import { texts } from '../texts.ts';
import { Choice, Filters, Line } from './BoardFilters.styles.ts';

export interface BoardFiltersProps {
  sports: readonly SportCount[];
  filter: BoardFilter;
  hrefOf: (filter: BoardFilter) => string;
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly current: boolean;
  readonly href: string;
}

function Choices({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <Line aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Choice to={entry.href} replace preventScrollReset aria-current={entry.current ? 'true' : undefined}>
            {entry.name}
            <small>{entry.count}</small>
          </Choice>
        </li>
      ))}
    </Line>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Sports as one line, and the chosen sport's competitions as a second. Links, so that each choice has an address. */
export function BoardFilters({ sports, filter, hrefOf }: BoardFiltersProps) {
  const { sportId, seriesId, inPlayOnly } = filter;
  const countOf = (sport: SportCount): number => (inPlayOnly ? sport.inPlay : sport.matches);
  const chosen = sports.find((sport) => sport.sportId === sportId);
  const sportHref = (id: string | null): string => hrefOf({ sportId: id, seriesId: null, inPlayOnly });
  const competitionHref = (id: string | null): string => hrefOf({ sportId, seriesId: id, inPlayOnly });
  const sportEntries: readonly Entry[] = [
    { id: '', name: texts.allSports, count: sum(sports.map(countOf)), current: sportId === null, href: sportHref(null) },
    ...sports.map((sport) => ({ id: sport.sportId, name: sport.name, count: countOf(sport), current: sport.sportId === sportId, href: sportHref(sport.sportId) })),
  ];
  const competitions = chosen?.competitions ?? [];
  const competitionEntries: readonly Entry[] = [
    { id: '', name: texts.allCompetitions, count: sum(competitions.map((each) => each.matches)), current: seriesId === null, href: competitionHref(null) },
    ...competitions.map((each) => ({ id: each.seriesId, name: each.name, count: each.matches, current: each.seriesId === seriesId, href: competitionHref(each.seriesId) })),
  ];
  return (
    <Filters aria-label={texts.sports}>
      <Choices label={texts.sports} entries={sportEntries} />
      {competitions.length > 1 && !inPlayOnly && <Choices label={texts.competitions} entries={competitionEntries} />}
    </Filters>
  );
}
