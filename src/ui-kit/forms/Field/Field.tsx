import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Adornment, InputFrame, RevealButton } from './Field.styles.ts';
import { describeField, FieldFrame } from './FieldFrame.tsx';
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

/** One labelled input. `register(…)` of react-hook-form spreads into it. A password can be revealed. */
export function Field({ label, labelDisplay, hint, error, before, after, type = 'text', id, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isRevealed, setIsRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <FieldFrame label={label} labelDisplay={labelDisplay} hint={hint} error={error} inputId={inputId}>
      <InputFrame>
        {before !== undefined && <Adornment>{before}</Adornment>}
        <Input
          {...rest}
          id={inputId}
          type={isPassword && isRevealed ? 'text' : type}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describeField({ inputId, error, hint }, rest['aria-describedby'])}
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
    </FieldFrame>
  );
}
