import { useId, type ComponentPropsWithRef } from 'react';
import { Label } from '../Field/Field.styles.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { NativeSelect, Group } from './Select.styles.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'onSelect' | 'children'
> {
  /** The name of the field. */
  label: string;
  /** `inline` puts the label before the field, `hidden` keeps it for the screen reader. */
  labelDisplay?: 'visible' | 'inline' | 'hidden';
  /** What can be chosen, in this order. */
  options: readonly SelectOption<Value>[];
  /** The value chosen. */
  selected: Value;
  /** The value now chosen. */
  onSelect: (value: Value) => void;
}

/** One of few. The browser's own list: it is the one that phones know how to show. */
export function Select<Value extends string>({
  label,
  labelDisplay = 'visible',
  options,
  selected,
  onSelect,
  id,
  ...rest
}: SelectProps<Value>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const selectValue = (value: string) => {
    const option = options.find((candidate) => candidate.value === value);
    if (option) onSelect(option.value);
  };
  return (
    <Group data-inline={labelDisplay === 'inline' || undefined}>
      {labelDisplay === 'hidden' ? (
        <VisuallyHidden as="label" {...{ htmlFor: fieldId }}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={fieldId}>{label}</Label>
      )}
      <NativeSelect
        {...rest}
        id={fieldId}
        value={selected}
        onChange={(event) => selectValue(event.currentTarget.value)}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Group>
  );
}
