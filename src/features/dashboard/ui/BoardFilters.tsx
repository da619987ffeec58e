import type { ReactNode } from 'react';
import { toDisplayDigits } from '#shared/format/display.ts';
import { findSportKind, SportIcon, Stack } from '#ui-kit';
import type { BoardFilter } from '../model/board-filter.ts';
import type { SportCount } from '../model/match-board.ts';
import { texts } from '../texts.ts';
import { FilterLink, FilterList } from './BoardFilters.styles.ts';

export interface BoardFiltersProps {
  sports: readonly SportCount[];
  filter: BoardFilter;
  toHref: (filter: BoardFilter) => string;
}

interface FilterOption {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly current: boolean;
  readonly href: string;
  readonly icon?: ReactNode;
}

function FilterLinks({ label, options }: { label: string; options: readonly FilterOption[] }) {
  return (
    <FilterList aria-label={label}>
      {options.map((option) => (
        <li key={option.id}>
          <FilterLink to={option.href} replace preventScrollReset aria-current={option.current ? 'true' : undefined}>
            {option.icon}
            {option.name}
            <small>{toDisplayDigits(String(option.count))}</small>
          </FilterLink>
        </li>
      ))}
    </FilterList>
  );
}

const sumCounts = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/**
 * Filter row for sports, and a second one for the chosen sport's competitions. Each choice is a link with its own
 * address.
 */
export function BoardFilters({ sports, filter, toHref }: BoardFiltersProps) {
  const { sportId, seriesId, isInPlayOnly } = filter;
  const countOf = (sport: SportCount): number => (isInPlayOnly ? sport.inPlay : sport.matches);
  const activeSport = sports.find((sport) => sport.sportId === sportId);
  const toSportHref = (id: string | null): string => toHref({ sportId: id, seriesId: null, isInPlayOnly });
  const toCompetitionHref = (id: string | null): string => toHref({ sportId, seriesId: id, isInPlayOnly });
  const sportOptions: readonly FilterOption[] = [
    {
      id: '',
      name: texts.allSports,
      count: sumCounts(sports.map(countOf)),
      current: sportId === null,
      href: toSportHref(null),
    },
    ...sports.map((sport) => ({
      id: sport.sportId,
      name: sport.name,
      count: countOf(sport),
      current: sport.sportId === sportId,
      href: toSportHref(sport.sportId),
      icon: <SportIcon sport={findSportKind(sport.sportId, sport.name)} />,
    })),
  ];
  const competitions = activeSport?.competitions ?? [];
  const competitionOptions: readonly FilterOption[] = [
    {
      id: '',
      name: texts.allCompetitions,
      count: sumCounts(competitions.map((each) => each.matches)),
      current: seriesId === null,
      href: toCompetitionHref(null),
    },
    ...competitions.map((each) => ({
      id: each.seriesId,
      name: each.name,
      count: each.matches,
      current: each.seriesId === seriesId,
      href: toCompetitionHref(each.seriesId),
    })),
  ];
  return (
    <Stack as="nav" gap="snug" aria-label={texts.sports}>
      <FilterLinks label={texts.sports} options={sportOptions} />
      {competitions.length > 1 && !isInPlayOnly && (
        <FilterLinks label={texts.competitions} options={competitionOptions} />
      )}
    </Stack>
  );
}
