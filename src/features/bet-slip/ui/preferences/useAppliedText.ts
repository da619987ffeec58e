import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Text of a field whose value applies when the bettor leaves the field or presses Enter. While someone types 500,
 * neither 5 nor 50 is a choice. An invalid text stays in the field, and the last valid value applies.
 *
 * `read` returns null for an invalid text.
 */
export function useAppliedText<Value>(
  initialText: string,
  read: (text: string) => Value | null,
  onValue: (value: Value) => void,
) {
  const [text, setText] = useState(initialText);
  // A field that the bettor only visits must not overwrite what another tab has chosen since.
  const isEdited = useRef(false);
  const apply = (nextText: string): void => {
    const value = read(nextText);
    if (value === null) return;
    isEdited.current = false;
    onValue(value);
  };
  const applyInput = (): void => {
    if (isEdited.current) apply(text);
  };
  return {
    field: {
      text,
      onText(nextText: string): void {
        isEdited.current = true;
        setText(nextText);
      },
      onBlur: applyInput,
      onKeyDown({ key }: KeyboardEvent): void {
        if (key === 'Enter') applyInput();
      },
    },
    /** Writes a text and applies it at once, as a step button does. */
    enter(nextText: string): void {
      setText(nextText);
      apply(nextText);
    },
  };
}
