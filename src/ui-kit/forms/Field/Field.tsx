import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Adornment, InputFrame, Group, Hint, Label, Problem, RevealButton } from './Field.styles.ts';
import { Input } from './Input.styles.ts';
import { texts } from './texts.ts';

export interface FieldProps extends ComponentPropsWithRef<'input'> {
  /** Visible name of the field. */
  label: string;
  /** Type of the input: text, password, search … */
  type?: ComponentPropsWithRef<'input'>['type'];
  /** `hidden` keeps the label for the screen reader only. */
  labelDisplay?: 'visible' | 'hidden';
  /** Shown under the field, replaced by the error. */
  hint?: ReactNode;
  /** Null or empty: the field is valid. Announced when it appears. */
  error?: string | null | undefined;
  /** Drawn inside the box, before the text. */
  before?: ReactNode;
  /** Drawn inside the box, after the text. */
  after?: ReactNode;
}

const joinIds = (...ids: readonly (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** One labelled input. `register(…)` of react-hook-form spreads into it. A password can be revealed. */
export function Field({
  label,
  labelDisplay = 'visible',
  hint,
  error,
  before,
  after,
  type = 'text',
  id,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isRevealed, setIsRevealed] = useState(false);
  const isPassword = type === 'password';
  const hasError = Boolean(error);
  return (
    <Group>
      {labelDisplay === 'visible' ? (
        <Label htmlFor={inputId}>{label}</Label>
      ) : (
        <VisuallyHidden as="label" {...{ htmlFor: inputId }}>
          {label}
        </VisuallyHidden>
      )}
      <InputFrame>
        {before !== undefined && <Adornment>{before}</Adornment>}
        <Input
          {...rest}
          id={inputId}
          type={isPassword && isRevealed ? 'text' : type}
          aria-invalid={hasError || undefined}
          aria-describedby={joinIds(
            rest['aria-describedby'],
            hasError && `${inputId}-error`,
            !hasError && hint !== undefined && `${inputId}-hint`,
          )}
        />
        {after !== undefined && <Adornment>{after}</Adornment>}
        {isPassword && (
          <RevealButton
            type="button"
            aria-label={isRevealed ? texts.hide : texts.show}
            aria-controls={inputId}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </RevealButton>
        )}
      </InputFrame>
      {!hasError && hint !== undefined && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
      {hasError && (
        <Problem id={`${inputId}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
