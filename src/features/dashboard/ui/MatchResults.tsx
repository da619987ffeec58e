import { belongsTo, type Listed } from '../model/board.ts';
import { texts } from '../texts.ts';
import { Around, Nothing, Result, Results } from './MatchResults.styles.ts';

export interface MatchResultsProps {
  /** Begins the ids of the list and of what it holds. */
  id: string;
  found: readonly Listed[];
  /** What Enter would pick. */
  chosen: Listed | undefined;
  onPick: (row: Listed) => void;
}

/** The matches found, below the field that asks for them. */
export function MatchResults({ id, found, chosen, onPick }: MatchResultsProps) {
  if (found.length === 0)
    return (
      <Results as="div">
        <Nothing>{texts.found(0)}</Nothing>
      </Results>
    );
  return (
    <Results id={`${id}-results`} role="listbox" aria-label={texts.search}>
      {found.map((row) => (
        <Result
          key={row.matchId}
          id={`${id}-${row.matchId}`}
          role="option"
          aria-selected={row === chosen}
          // Before the field loses the focus, which would close the list under the pointer.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(row)}
        >
          {row.matchName}
          <Around>{belongsTo(row)}</Around>
        </Result>
      ))}
    </Results>
  );
}
