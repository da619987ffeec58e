import { describeCompetition, type MatchSummary } from '../../model/match-board.ts';
import { texts } from '../../texts.ts';
import { ResultContext, NoResults, ResultItem, ResultList } from './MatchSearchResults.styles.ts';

export interface MatchSearchResultsProps {
  /** Begins the ids of the list and of what it holds. */
  id: string;
  matches: readonly MatchSummary[];
  /** What Enter would pick. */
  activeMatch: MatchSummary | undefined;
  onSelect: (row: MatchSummary) => void;
}

/** The matches found, below the field that asks for them. */
export function MatchSearchResults({ id, matches, activeMatch, onSelect }: MatchSearchResultsProps) {
  if (matches.length === 0)
    return (
      <ResultList as="div">
        <NoResults>{texts.found(0)}</NoResults>
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
          // Before the field loses the focus, which would close the list under the pointer.
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
