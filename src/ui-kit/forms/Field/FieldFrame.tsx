import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Group, Hint, Label, Problem } from './Field.styles.ts';

export interface FieldFrameProps {
  /** Visible name of the field. */
  label: string;
  /** `hidden` keeps the label for the screen reader only. */
  labelDisplay?: 'visible' | 'hidden' | undefined;
  /** Shown under the field, replaced by the error. */
  hint?: ReactNode;
  /** Null or empty: the field is valid. Announced when it appears. */
  error?: string | null | undefined;
  /** `id` of the input. */
  inputId: string;
  /** The box with the input. */
  children: ReactNode;
}

/** Returns the ids of what describes the input: the caller's, and the error or the hint. */
export function describeField(
  { inputId, error, hint }: Pick<FieldFrameProps, 'inputId' | 'error' | 'hint'>,
  ownDescription: string | undefined,
): string | undefined {
  const id = error ? `${inputId}-error` : hint !== undefined && `${inputId}-hint`;
  return [ownDescription, id].filter(Boolean).join(' ') || undefined;
}

/** Label above a field, and hint or error below it. */
export function FieldFrame({ label, labelDisplay = 'visible', hint, error, inputId, children }: FieldFrameProps) {
  return (
    <Group>
      {labelDisplay === 'visible' ? (
        <Label htmlFor={inputId}>{label}</Label>
      ) : (
        <VisuallyHidden as="label" {...{ htmlFor: inputId }}>
          {label}
        </VisuallyHidden>
      )}
      {children}
      {!error && hint !== undefined && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
      {error && (
        <Problem id={`${inputId}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
