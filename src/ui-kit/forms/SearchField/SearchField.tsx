import { Search, X } from 'lucide-react';
import { useRef, type ComponentPropsWithRef } from 'react';
import { SearchFrame, ClearButton, SearchInput } from './SearchField.styles.ts';
import { texts } from './texts.ts';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** Spoken name; also the placeholder unless one is given. */
  label: string;
  /** What stands in the field. */
  text: string;
  /** The text as it now stands in the field; empty when it was cleared. */
  onText: (text: string) => void;
  /** What stands in the empty field: what can be looked for. */
  placeholder?: string | undefined;
}

/** A search box. Combobox roles, where results hang below, are given as native attributes. */
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
