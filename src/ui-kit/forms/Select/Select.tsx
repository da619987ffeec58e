import { type ComponentPropsWithRef, useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Label } from '../Field/Field.styles.ts';
import { Group, NativeSelect } from './Select.styles.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** BCP 47 tag of the name's language, where it differs from the page's. */
  readonly lang?: string;
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'onSelect' | 'children'
> {
  /** Name of the field. */
  label: string;
  /** `inline` puts the label before the field, `hidden` keeps it for the screen reader. */
  labelDisplay?: 'visible' | 'inline' | 'hidden';
  /** The options in this order. */
  options: readonly SelectOption<Value>[];
  /** The selected value. */
  selected: Value;
  /** Receives the newly selected value. */
  onSelect: (value: Value) => void;
}

/** Selects one of a few options with the browser's own list, which phones handle best. */
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
        {options.map(({ value, name, lang }) => (
          <option key={value} value={value} lang={lang}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Group>
  );
}
