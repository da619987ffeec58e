import type { ComponentPropsWithRef } from 'react';
import { ChipRow } from './Chip.styles.ts';

export interface ChipGroupProps extends ComponentPropsWithRef<'div'> {
  /** Name of the choice for screen readers. */
  label: string;
  /** Place of chips that do not fit: the next line, or one line that scrolls sideways. */
  overflow?: 'wrap' | 'scroll';
}

/** Chips of one choice. */
export function ChipGroup({ label, overflow = 'wrap', ...rest }: ChipGroupProps) {
  return <ChipRow role="group" aria-label={label} {...rest} data-overflow={overflow} />;
}
