import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { ClearButton, SearchFrame, SearchInput } from './SearchField.styles.ts';
import { texts } from './texts.ts';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** Accessible name, also the placeholder unless one is given. */
  label: string;
  /** The text of the field. */
  text: string;
  /** Receives the new text, empty after clearing. */
  onText: (text: string) => void;
  /** Placeholder: what the search finds. */
  placeholder?: string | undefined;
}

/** A search box. For a combobox with results below, pass the roles as native attributes. */
export function SearchField({ label, text, onText, placeholder = label, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <SearchFrame>
      <Search size={16} aria-hidden />
      <SearchInput
        ref={input}
        type="search"
        autoComplete="off"
        {...rest}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {text !== '' && (
        <ClearButton type="button" aria-label={texts.clear} onClick={clear}>
          <X size={16} aria-hidden />
        </ClearButton>
      )}
    </SearchFrame>
  );
}
