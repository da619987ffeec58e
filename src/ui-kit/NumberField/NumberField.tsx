import { Minus, Plus } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Group, Label, Problem } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Figure, Step, StepperBox } from './NumberField.styles.ts';
import { texts } from './texts.ts';

export interface NumberFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> {
  /** The name of the field. */
  label: string;
  /** Whether the name is seen, or only spoken. */
  labelled?: 'visible' | 'hidden';
  /** What stands in the field as it was typed; the owner decides what it means. */
  text: string;
  /** The text as it now stands in the field. */
  onText: (text: string) => void;
  /** One step down or up: buttons and arrow keys. Left out, the field has no steps (a fancy bet's run, a stake). */
  onStep?: ((direction: -1 | 1) => void) | undefined;
  /** What is wrong; read out when it appears. */
  error?: string | null | undefined;
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowDown: -1, ArrowUp: 1 };

/** A number as text: the kit neither parses nor rounds it. */
export function NumberField({ label, labelled = 'visible', text, onText, onStep, error, id, ...rest }: NumberFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const broken = Boolean(error);
  const fixed = rest.readOnly === true || rest.disabled === true;
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = arrows[event.key];
    // Without this the browser would step by itself, off the market's ladder.
    if (direction !== undefined) event.preventDefault();
    if (direction !== undefined && !fixed) onStep?.(direction);
    rest.onKeyDown?.(event);
  };
  const step = (direction: -1 | 1, name: string) => (
    <Step type="button" tabIndex={-1} aria-label={name} aria-controls={inputId} aria-disabled={fixed || undefined} onClick={() => !fixed && onStep?.(direction)}>
      {direction < 0 ? <Minus size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
    </Step>
  );
  return (
    <Group>
      {labelled === 'visible' ? <Label htmlFor={inputId}>{label}</Label> : <VisuallyHidden as="label" {...{ htmlFor: inputId }}>{label}</VisuallyHidden>}
      <StepperBox>
        {onStep && step(-1, texts.lower(label))}
        <Figure
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          id={inputId}
          type="number"
          value={text}
          aria-invalid={broken || undefined}
          aria-describedby={broken ? `${inputId}-error` : rest['aria-describedby']}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={keys}
          // A wheel over a focused number field changes its value; a price must not change by scrolling.
          onWheel={(event) => event.currentTarget.blur()}
        />
        {onStep && step(1, texts.raise(label))}
      </StepperBox>
      {broken && (
        <Problem id={`${inputId}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
