import { Minus, Plus } from 'lucide-react';
import { memo, useId, useLayoutEffect, useReducer, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type RefObject } from 'react';
import { Group, Label, Problem } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Figure, Step, StepperBox } from './NumberField.styles.ts';
import { texts } from './texts.ts';

export interface NumberFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
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

/**
 * Keeps a text in a field, also where its owner refuses what was typed: `settle` after each change. React would write it in the midst of its
 * changes to the page, for which the browser lays out all that has changed so far: a press on a price took two layouts instead of one.
 */
function useText(text: string): { readonly input: RefObject<HTMLInputElement | null>; readonly first: string; readonly settle: () => void } {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  const [, settle] = useReducer((changes: number) => changes + 1, 0);
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return;
    if (field.value !== text) field.value = text;
    // What is read out of the page's source says the same; not while somebody types, whose caret it would move.
    if (field !== document.activeElement && field.defaultValue !== text) field.defaultValue = text;
  });
  return { input, first, settle };
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowDown: -1, ArrowUp: 1 };

interface StepperProps {
  name: string;
  direction: -1 | 1;
  inputId: string;
  fixed: boolean;
  /** The same function through every render, or the button and its picture are drawn with every text. */
  onStep: (direction: -1 | 1) => void;
}

const Stepper = memo(function Stepper({ name, direction, inputId, fixed, onStep }: StepperProps) {
  return (
    <Step type="button" tabIndex={-1} aria-label={name} aria-controls={inputId} aria-disabled={fixed || undefined} onClick={() => !fixed && onStep(direction)}>
      {direction < 0 ? <Minus size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
    </Step>
  );
});

/** A number as text: the kit neither parses nor rounds it. */
export function NumberField({ label, labelled = 'visible', text, onText, onStep, error, id, ...rest }: NumberFieldProps) {
  const ownId = useId();
  const { input, first, settle } = useText(text);
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
  return (
    <Group>
      {labelled === 'visible' ? <Label htmlFor={inputId}>{label}</Label> : <VisuallyHidden as="label" {...{ htmlFor: inputId }}>{label}</VisuallyHidden>}
      <StepperBox>
        {onStep && <Stepper name={texts.lower(label)} direction={-1} inputId={inputId} fixed={fixed} onStep={onStep} />}
        <Figure
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          id={inputId}
          type="number"
          ref={input}
          defaultValue={first}
          aria-invalid={broken || undefined}
          aria-describedby={broken ? `${inputId}-error` : rest['aria-describedby']}
          onChange={(event) => {
            onText(event.currentTarget.value);
            settle();
          }}
          onBlur={(event) => {
            settle();
            rest.onBlur?.(event);
          }}
          onKeyDown={keys}
          // A wheel over a focused number field changes its value; a price must not change by scrolling.
          onWheel={(event) => event.currentTarget.blur()}
        />
        {onStep && <Stepper name={texts.raise(label)} direction={1} inputId={inputId} fixed={fixed} onStep={onStep} />}
      </StepperBox>
      {broken && (
        <Problem id={`${inputId}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
