import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { SearchField, VisuallyHidden } from '#ui-kit';
import type { Listed } from '../model/board.ts';
import { texts } from '../texts.ts';
import { Place } from './MatchSearch.styles.ts';

/** How matches are found, and what shows them. Nobody needs that before the first letter: it comes later than the field. */
export const loadMatchFinding = () => import('./match-finding.ts');

export interface MatchSearchProps {
  /** The matches to look among; null while they are not known. */
  rows: readonly Listed[] | null;
  /** What `loadMatchFinding` brings; null until then. */
  finding: Awaited<ReturnType<typeof loadMatchFinding>> | null;
  /** Somebody is about to search, or does: what has not come is asked for. */
  onApproach?: (() => void) | undefined;
  /** A match found was chosen. */
  onPick: (row: Listed) => void;
}

const SHOWN = 8;

/** A combobox over the matches on offer: the arrow keys choose, Enter goes there, Escape closes. */
export function MatchSearch({ rows, finding, onApproach, onPick }: MatchSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(text.trim());
  const found = finding?.searchMatches(rows ?? [], wanted, SHOWN) ?? [];
  const shown = open && wanted !== '' && rows !== null && finding !== null;
  const chosen = found[at] ?? found[0];

  const type = (next: string) => {
    onApproach?.();
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
      {shown && <finding.MatchResults id={id} found={found} chosen={chosen} onPick={pick} />}
      <VisuallyHidden role="status">{shown ? texts.found(found.length) : ''}</VisuallyHidden>
    </Place>
  );
}
