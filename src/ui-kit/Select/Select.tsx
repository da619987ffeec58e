import { useId, type ComponentPropsWithRef } from 'react';
import { Label } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Choice, Group } from './Select.styles.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
}

export interface SelectProps<Value extends string> extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'onSelect' | 'children'> {
  /** The name of the field. */
  label: string;
  /** `inline` puts the label before the field, `hidden` keeps it for the screen reader. */
  labelled?: 'visible' | 'inline' | 'hidden';
  /** What can be chosen, in this order. */
  options: readonly SelectOption<Value>[];
  /** The value chosen. */
  selected: Value;
  /** The value now chosen. */
  onSelect: (value: Value) => void;
}

/** One of few. The browser's own list: it is the one that phones know how to show. */
export function Select<Value extends string>({ label, labelled = 'visible', options, selected, onSelect, id, ...rest }: SelectProps<Value>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const choose = (value: string) => {
    const option = options.find((known) => known.value === value);
    if (option) onSelect(option.value);
  };
  return (
    <Group data-inline={labelled === 'inline' || undefined}>
      {labelled === 'hidden' ? <VisuallyHidden as="label" {...{ htmlFor: fieldId }}>{label}</VisuallyHidden> : <Label htmlFor={fieldId}>{label}</Label>}
      <Choice {...rest} id={fieldId} value={selected} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Choice>
    </Group>
  );
}
