import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Adornment, Box, Group, Hint, Label, Problem, Reveal } from './Field.styles.ts';
import { Input } from './Input.styles.ts';
import { texts } from './texts.ts';

export interface FieldProps extends ComponentPropsWithRef<'input'> {
  /** The visible name of the field. */
  label: string;
  /** As of an input: text, password, search … */
  type?: ComponentPropsWithRef<'input'>['type'];
  /** `hidden` keeps the label for the screen reader only. */
  labelled?: 'visible' | 'hidden';
  /** Stays under the field; gives way to the error. */
  hint?: ReactNode;
  /** Null or empty: the field is fine. Spoken when it appears. */
  error?: string | null | undefined;
  /** Drawn inside the box, before the text. */
  before?: ReactNode;
  /** Drawn inside the box, after the text. */
  after?: ReactNode;
}

const join = (...ids: readonly (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** One labelled input; `register(…)` of react-hook-form spreads straight into it. A password can be shown. */
export function Field({ label, labelled = 'visible', hint, error, before, after, type = 'text', id, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const password = type === 'password';
  const broken = Boolean(error);
  return (
    <Group>
      {labelled === 'visible' ? <Label htmlFor={inputId}>{label}</Label> : <VisuallyHidden as="label" {...{ htmlFor: inputId }}>{label}</VisuallyHidden>}
      <Box>
        {before !== undefined && <Adornment>{before}</Adornment>}
        <Input
          {...rest}
          id={inputId}
          type={password && shown ? 'text' : type}
          aria-invalid={broken || undefined}
          aria-describedby={join(rest['aria-describedby'], broken && `${inputId}-error`, !broken && hint !== undefined && `${inputId}-hint`)}
        />
        {after !== undefined && <Adornment>{after}</Adornment>}
        {password && (
          <Reveal type="button" aria-label={shown ? texts.hide : texts.show} aria-controls={inputId} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </Reveal>
        )}
      </Box>
      {!broken && hint !== undefined && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
      {broken && (
        <Problem id={`${inputId}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
