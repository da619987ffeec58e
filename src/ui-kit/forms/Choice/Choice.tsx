import { type ComponentPropsWithRef, useId } from 'react';
import { ChoiceLabel } from './Choice.styles.ts';

export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'children'> {
  /** `checkbox` stands alone. Of several `radio` with the same `name`, one is checked. */
  type: 'checkbox' | 'radio';
  /** Name of the choice. */
  label: string;
  /** The meaning of the choice, shown below its name. */
  hint: string;
  /** Receives whether the choice is checked now. */
  onCheck: (checked: boolean) => void;
}

/** A checkbox or radio button with its meaning. A press anywhere on its text counts. */
export function Choice({ type, label, hint, onCheck, ...rest }: ChoiceProps) {
  const descriptionId = useId();
  return (
    <ChoiceLabel>
      <input
        {...rest}
        type={type}
        aria-label={label}
        aria-describedby={descriptionId}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span>
        <b>{label}</b>
        <small id={descriptionId}>{hint}</small>
      </span>
    </ChoiceLabel>
  );
}
