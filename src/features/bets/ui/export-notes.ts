import { resolveDayChoice } from '#shared/format/day-choice.ts';
import { formatDays } from '#shared/format/days.ts';
import { createTextNotes, type ExportNotes } from '#ui-kit';
import { type BetTableFilter, isFilteredByDays } from '../model/bet-lists.ts';
import { texts } from '../texts.ts';

export interface EventNames {
  readonly sports: readonly { readonly sportId: string; readonly sportName: string }[];
  readonly matches: readonly { readonly matchId: string; readonly matchName: string }[];
}

/** Describes an exported list: its days, filters and search. Uses the id of a sport or match whose name is unknown. */
export function createBetExportNotes(
  { list, days, sportId, matchId }: BetTableFilter,
  search: string,
  now: number,
  eventNames: EventNames,
): ExportNotes {
  const { notes: labels } = texts;
  const dayRange = isFilteredByDays(list) ? resolveDayChoice(days, now) : null;
  return createTextNotes([
    [labels.days, dayRange === null ? '' : formatDays(dayRange)],
    [labels.sport, eventNames.sports.find((sport) => sport.sportId === sportId)?.sportName ?? sportId],
    [labels.match, eventNames.matches.find((match) => match.matchId === matchId)?.matchName ?? matchId],
    [labels.search, search],
  ]);
}
