import { NumberField, type NumberFieldProps } from '#ui-kit';
import { describeUnreadableAmount } from '../model/forms/amount-input.ts';

export interface AmountFieldProps extends Pick<NumberFieldProps, 'label' | 'hint' | 'after' | 'readOnly'> {
  /** The form's field, from the Controller of react-hook-form. */
  field: Pick<NumberFieldProps, 'name' | 'ref' | 'onBlur'> & { value: string; onChange: (text: string) => void };
  /** The schema's message. Without one, the field reports an amount that cannot be read. */
  error: string | undefined;
}

/** The amount of a payment. */
export const AmountField = ({ field: { value, onChange, ...field }, error, ...props }: AmountFieldProps) => (
  <NumberField {...field} {...props} text={value} onText={onChange} error={error ?? describeUnreadableAmount(value)} />
);
