import { describeCompetition, type MatchSummary } from '../../model/match-board.ts';
import { texts } from '../../texts.ts';
import { NoResults, ResultContext, ResultItem, ResultList } from './MatchSearchResults.styles.ts';

export interface MatchSearchResultsProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  matches: readonly MatchSummary[];
  /** Match that Enter opens. */
  activeMatch: MatchSummary | undefined;
  onSelect: (row: MatchSummary) => void;
}

/** Search results below the field. */
export function MatchSearchResults({ id, matches, activeMatch, onSelect }: MatchSearchResultsProps) {
  if (matches.length === 0)
    return (
      <ResultList as="div">
        <NoResults>{texts.found({ count: 0 })}</NoResults>
      </ResultList>
    );
  return (
    <ResultList id={`${id}-results`} role="listbox" aria-label={texts.search}>
      {matches.map((row) => (
        <ResultItem
          key={row.matchId}
          id={`${id}-${row.matchId}`}
          role="option"
          aria-selected={row === activeMatch}
          // Keeps the focus in the field, because losing it would close the list under the pointer.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSelect(row)}
        >
          {row.matchName}
          <ResultContext>{describeCompetition(row)}</ResultContext>
        </ResultItem>
      ))}
    </ResultList>
  );
}
