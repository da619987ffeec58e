import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { SearchField, VisuallyHidden } from '#ui-kit';
import type { MatchSummary } from '../../model/match-board.ts';
import { texts } from '../../texts.ts';
import { SearchRoot } from './MatchSearch.styles.ts';
import type * as searchParts from './search-parts.ts';

export interface MatchSearchProps {
  /** Matches to search; null until they have loaded. */
  rows: readonly MatchSummary[] | null;
  /** Called when the bettor is about to search, so that the matches load. */
  onPreload?: (() => void) | undefined;
  /** Called when the bettor chooses a match. */
  onSelect: (row: MatchSummary) => void;
}

const MAX_RESULTS = 8;

/** Combobox over the matches on offer. Arrow keys choose, Enter opens, Escape closes. */
export function MatchSearch({ rows, onPreload, onSelect }: MatchSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const query = useDeferredValue(text.trim());
  const [parts, setParts] = useState<typeof searchParts | null>(null);
  const matches = parts?.searchMatches(rows ?? [], query, MAX_RESULTS) ?? [];
  const isListOpen = open && query !== '' && rows !== null && parts !== null;
  const activeMatch = matches[activeIndex] ?? matches[0];

  const preload = () => {
    onPreload?.();
    // The next key tries again after a failed download.
    void import('./search-parts.ts').then(setParts).catch(() => null);
  };
  const changeText = (next: string) => {
    preload();
    setText(next);
    setActiveIndex(0);
    setOpen(true);
  };
  const selectMatch = (row: MatchSummary) => {
    setText('');
    setOpen(false);
    onSelect(row);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const { length } = matches;
    const step = { ArrowDown: 1, ArrowUp: length - 1 }[key];
    if (key === 'Escape' && isListOpen) setOpen(false);
    else if (key === 'Enter' && isListOpen && activeMatch) selectMatch(activeMatch);
    else if (step !== undefined && length > 0) {
      setOpen(true);
      setActiveIndex(isListOpen ? (activeIndex + step) % length : 0);
    } else return;
    event.preventDefault();
  };

  return (
    <SearchRoot role="search">
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        text={text}
        onText={changeText}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListOpen && matches.length > 0}
        aria-controls={`${id}-results`}
        aria-activedescendant={isListOpen && activeMatch ? `${id}-${activeMatch.matchId}` : undefined}
        onKeyDown={handleKeyDown}
        onFocus={() => {
          setOpen(true);
          preload();
        }}
        onBlur={() => setOpen(false)}
      />
      {isListOpen && (
        <parts.MatchSearchResults id={id} matches={matches} activeMatch={activeMatch} onSelect={selectMatch} />
      )}
      <VisuallyHidden role="status">{isListOpen ? texts.found({ count: matches.length }) : ''}</VisuallyHidden>
    </SearchRoot>
  );
}
