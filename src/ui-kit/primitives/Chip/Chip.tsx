import type { ComponentPropsWithRef } from 'react';
import { toDisplayDigits } from '#shared/format/display.ts';
import { ChipButton } from './Chip.styles.ts';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether the filter is on. */
  pressed: boolean;
  /** Number of items that the filter shows. */
  count?: number;
}

/** A filter that is on or off. */
export function Chip({ pressed, count, children, ...rest }: ChipProps) {
  return (
    <ChipButton type="button" {...rest} aria-pressed={pressed}>
      {children}
      {count !== undefined && <small>{toDisplayDigits(String(count))}</small>}
    </ChipButton>
  );
}
