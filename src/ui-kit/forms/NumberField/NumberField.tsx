import { Minus, Plus } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { toLatinNumber } from '#shared/domain/money/latin-digits.ts';
import { Adornment } from '../Field/Field.styles.ts';
import { describeField, FieldFrame } from '../Field/FieldFrame.tsx';
import { NumberFrame, NumberInput, StepButton } from './NumberField.styles.ts';
import { texts } from './texts.ts';

export interface NumberFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** Name of the field. */
  label: string;
  /** Whether the name is visible, or only for screen readers. */
  labelDisplay?: 'visible' | 'hidden';
  /** The text, letter for letter as typed. The owner parses it. */
  text: string;
  /** Receives the new text. */
  onText: (text: string) => void;
  /**
   * Moves one step down or up, for buttons and arrow keys. Without it the field has no steps (a fancy bet's run, a
   * stake).
   */
  onStep?: ((direction: -1 | 1) => void) | undefined;
  /** Error of the text. Announced when it appears. */
  error?: string | null | undefined;
  /** Shown under the field, replaced by the error. */
  hint?: ReactNode;
  /** Drawn inside the box, after the text. */
  after?: ReactNode;
}

/**
 * Writes the owner's text into the field: `resync` runs after each change.
 *
 * React would write it in the middle of its DOM changes and force an extra layout. A press on a price then took two
 * layouts instead of one.
 */
function useUncontrolledText(text: string): {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initialText: string;
  readonly resync: () => void;
} {
  const input = useRef<HTMLInputElement>(null);
  const [initialText] = useState(text);
  const [, resync] = useReducer((changes: number) => changes + 1, 0);
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return;
    if (field.value !== text) field.value = text;
    // Keeps the value attribute equal, except while the user types: that would move the caret.
    if (field !== document.activeElement && field.defaultValue !== text) field.defaultValue = text;
  });
  return { input, initialText, resync };
}

/** After a verb the label starts in lower case. Names inside it keep their case. */
const lowercaseFirstLetter = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const ARROW_STEPS: Readonly<Record<string, -1 | 1>> = { ArrowDown: -1, ArrowUp: 1 };

interface StepperProps {
  name: string;
  direction: -1 | 1;
  inputId: string;
  isFixed: boolean;
  /** Must be the same function on every render, else the button and its icon render with every text. */
  onStep: (direction: -1 | 1) => void;
}

const Stepper = memo(function Stepper({ name, direction, inputId, isFixed, onStep }: StepperProps) {
  return (
    <StepButton
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-controls={inputId}
      aria-disabled={isFixed || undefined}
      onClick={() => !isFixed && onStep(direction)}
    >
      {direction < 0 ? <Minus size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
    </StepButton>
  );
});

/** ARIA value of a spinbutton. A native number field would empty invalid text. */
function getSpinAttributes({ min, max, readOnly }: Pick<NumberFieldProps, 'min' | 'max' | 'readOnly'>, text: string) {
  const value = Number(toLatinNumber(text));
  return {
    'aria-valuenow': text.trim() === '' || !Number.isFinite(value) ? undefined : value,
    'aria-valuetext': text === '' ? undefined : text,
    'aria-valuemin': min === undefined ? undefined : Number(min),
    'aria-valuemax': max === undefined ? undefined : Number(max),
    'aria-readonly': readOnly || undefined,
  };
}

/**
 * The field for amounts, odds and other numbers.
 *
 * It is a text field and keeps any text as typed or pasted. It neither parses nor rounds: its owner parses the text and
 * passes an explanation as `error`.
 */
export function NumberField({
  label,
  labelDisplay,
  text,
  onText,
  onStep,
  error,
  hint,
  after,
  id,
  ref,
  ...rest
}: NumberFieldProps) {
  const ownId = useId();
  const { input, initialText, resync } = useUncontrolledText(text);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [input]);
  const inputId = id ?? ownId;
  const isFixed = rest.readOnly === true || rest.disabled === true;
  const role = rest.role ?? (onStep ? 'spinbutton' : undefined);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = onStep && ARROW_STEPS[event.key];
    // Without this the caret would jump to the start or the end.
    if (direction !== undefined) event.preventDefault();
    if (direction !== undefined && !isFixed) onStep?.(direction);
    rest.onKeyDown?.(event);
  };
  return (
    <FieldFrame label={label} labelDisplay={labelDisplay} hint={hint} error={error} inputId={inputId}>
      <NumberFrame>
        {onStep && (
          <Stepper
            name={texts.lower({ label: lowercaseFirstLetter(label) })}
            direction={-1}
            inputId={inputId}
            isFixed={isFixed}
            onStep={onStep}
          />
        )}
        <NumberInput
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...(role === 'spinbutton' && getSpinAttributes(rest, text))}
          id={inputId}
          role={role}
          type="text"
          ref={input}
          defaultValue={initialText}
          aria-invalid={Boolean(error) || rest['aria-invalid'] || undefined}
          aria-describedby={describeField({ inputId, error, hint }, rest['aria-describedby'])}
          onChange={(event) => {
            onText(event.currentTarget.value);
            resync();
          }}
          onBlur={(event) => {
            resync();
            rest.onBlur?.(event);
          }}
          onKeyDown={handleKeyDown}
        />
        {after !== undefined && <Adornment>{after}</Adornment>}
        {onStep && (
          <Stepper
            name={texts.raise({ label: lowercaseFirstLetter(label) })}
            direction={1}
            inputId={inputId}
            isFixed={isFixed}
            onStep={onStep}
          />
        )}
      </NumberFrame>
    </FieldFrame>
  );
}
