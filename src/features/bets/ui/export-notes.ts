import { chosenDays } from '#shared/format/day-choice.ts';
import { formatDays } from '#shared/format/days.ts';
import { textNotes, type ExportNotes } from '#ui-kit';
import { listedByDays, type BetFilter } from '../model/lists.ts';
import { texts } from '../texts.ts';

export interface KnownNames {
  readonly sports: readonly { readonly sportId: string; readonly sportName: string }[];
  readonly matches: readonly { readonly matchId: string; readonly matchName: string }[];
}

const { notes: names } = texts;

/** What a file of bets is of: its days, its filters and its search. A sport or match without a known name stands with its id. */
export function exportNotes({ list, days, sportId, matchId }: BetFilter, search: string, now: number, known: KnownNames): ExportNotes {
  const chosen = listedByDays(list) ? chosenDays(days, now) : null;
  return textNotes([
    [names.days, chosen === null ? '' : formatDays(chosen)],
    [names.sport, known.sports.find((sport) => sport.sportId === sportId)?.sportName ?? sportId],
    [names.match, known.matches.find((match) => match.matchId === matchId)?.matchName ?? matchId],
    [names.search, search],
  ]);
}
