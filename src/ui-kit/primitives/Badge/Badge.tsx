import type { ComponentPropsWithRef } from 'react';
import { Label, type BadgeTone } from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `live` for in-play; `warn` for suspended; the words say it too. */
  tone?: BadgeTone;
}

/** A word or a count about the thing beside it; it cannot be pressed (a `Chip` can). */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Label {...rest} data-badge={tone} />;
}
