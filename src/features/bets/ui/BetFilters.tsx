import { useQuery } from '@tanstack/react-query';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { serializeDayChoice } from '#shared/format/day-choice.ts';
import { DateRange, Select } from '#ui-kit';
import { betQueries } from '../api/queries.ts';
import { type BetTableFilter, isFilteredByDays } from '../model/bet-lists.ts';
import { texts } from '../texts.ts';

export interface BetFiltersProps {
  filter: BetTableFilter;
  /** Bets on screen. The filter offers their matches even after these have ended. */
  bets: readonly Bet[];
  onFilter: (change: Readonly<Record<string, string>>) => void;
}

interface MatchOption {
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
}

/** Lists the matches of the chosen sport by name, without duplicates, and always the chosen match. */
function listMatchOptions(
  knownMatches: readonly MatchOption[],
  bets: readonly MatchOption[],
  { sportId, matchId }: BetTableFilter,
): readonly { value: string; name: string }[] {
  const candidates = [...bets, ...knownMatches].filter((match) => sportId === '' || match.sportId === sportId);
  const names = new Map(candidates.map((match) => [match.matchId, match.matchName]));
  if (matchId !== '' && !names.has(matchId))
    names.set(matchId, knownMatches.find((match) => match.matchId === matchId)?.matchName ?? matchId);
  return Array.from(names, ([value, name]) => ({ value, name })).sort((a, b) => a.name.localeCompare(b.name));
}

export function BetFilters({ filter, bets, onFilter }: BetFiltersProps) {
  // When the names fail to load, the filters offer the matches on screen.
  const { data } = useQuery(betQueries.eventNames);
  const sports = (data?.sports ?? []).map(({ sportId, sportName }) => ({ value: sportId, name: sportName }));
  return (
    <>
      {isFilteredByDays(filter.list) && (
        <DateRange
          label={texts.days}
          choice={filter.days}
          onChoice={(days) => onFilter({ days: serializeDayChoice(days) })}
        />
      )}
      <Select
        label={texts.sport}
        labelDisplay="hidden"
        options={[
          { value: '', name: texts.allSports },
          ...sports,
          ...(filter.sportId === '' || sports.some(({ value }) => value === filter.sportId)
            ? []
            : [{ value: filter.sportId, name: filter.sportId }]),
        ]}
        selected={filter.sportId}
        onSelect={(sport) => onFilter({ sport, match: '' })}
      />
      <Select
        label={texts.match}
        labelDisplay="hidden"
        options={[{ value: '', name: texts.allMatches }, ...listMatchOptions(data?.matches ?? [], bets, filter)]}
        selected={filter.matchId}
        onSelect={(match) => onFilter({ match })}
      />
    </>
  );
}
