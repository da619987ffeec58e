import type { ComponentPropsWithRef } from 'react';
import { type BadgeTone, Label } from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `live` for in-play, `warn` for suspended. The text says it too. */
  tone?: BadgeTone;
}

/** A word or count about a neighbouring element. It cannot be pressed (use a `Chip`). */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Label {...rest} data-badge={tone} />;
}
