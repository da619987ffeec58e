import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { SearchField, VisuallyHidden } from '#ui-kit';
import { belongsTo, type Listed } from '../model/board.ts';
import { searchMatches } from '../model/search.ts';
import { texts } from '../texts.ts';
import { Around, Nothing, Place, Result, Results } from './MatchSearch.styles.ts';

export interface MatchSearchProps {
  /** The matches to look among; null while they are not known. */
  rows: readonly Listed[] | null;
  /** Somebody is about to search. */
  onApproach?: () => void;
  /** A match found was chosen. */
  onPick: (row: Listed) => void;
}

const SHOWN = 8;

/** A combobox over the matches on offer: the arrow keys choose, Enter goes there, Escape closes. */
export function MatchSearch({ rows, onApproach, onPick }: MatchSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(text.trim());
  const found = searchMatches(rows ?? [], wanted, SHOWN);
  const shown = open && wanted !== '' && rows !== null;
  const chosen = found[at] ?? found[0];

  const type = (next: string) => {
    setText(next);
    setAt(0);
    setOpen(true);
  };
  const pick = (row: Listed) => {
    setText('');
    setOpen(false);
    onPick(row);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'Enter' && shown && chosen) pick(chosen);
    else if (event.key === 'ArrowDown' && found.length > 0) {
      setOpen(true);
      setAt(shown ? (at + 1) % found.length : 0);
    } else if (event.key === 'ArrowUp' && found.length > 0) setAt((at - 1 + found.length) % found.length);
    else return;
    event.preventDefault();
  };

  return (
    <Place role="search">
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        text={text}
        onText={type}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && found.length > 0}
        aria-controls={`${id}-results`}
        aria-activedescendant={shown && chosen ? `${id}-${chosen.matchId}` : undefined}
        onKeyDown={keys}
        onFocus={() => {
          setOpen(true);
          onApproach?.();
        }}
        onBlur={() => setOpen(false)}
      />
      {shown && found.length > 0 && (
        <Results id={`${id}-results`} role="listbox" aria-label={texts.search}>
          {found.map((row) => (
            <Result
              key={row.matchId}
              id={`${id}-${row.matchId}`}
              role="option"
              aria-selected={row === chosen}
              // Before the field loses the focus, which would close the list under the pointer.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(row)}
            >
              {row.matchName}
              <Around>{belongsTo(row)}</Around>
            </Result>
          ))}
        </Results>
      )}
      {shown && found.length === 0 && (
        <Results as="div">
          <Nothing>{texts.found(0)}</Nothing>
        </Results>
      )}
      <VisuallyHidden role="status">{shown ? texts.found(found.length) : ''}</VisuallyHidden>
    </Place>
  );
}
