import type { ComponentPropsWithRef } from 'react';
import type { Gap } from '../gap.ts';
import { PageGridBox } from './PageGrid.styles.ts';

export interface PageGridProps extends ComponentPropsWithRef<'div'> {
  /**
   * From 1024 px on: `equal` and `wide-narrow` are two columns, `rail` has a second column of fixed width. `cards`
   * makes
   * as many columns as fit at any width. `one` stays one column.
   */
  variant?: 'one' | 'equal' | 'wide-narrow' | 'rail' | 'cards';
  /** Distance between columns, and between rows. */
  gap?: Gap;
}

/** The columns of a page. On narrow screens they are one below the other, in reading order. */
export function PageGrid({ variant = 'one', gap = 'base', ...rest }: PageGridProps) {
  return <PageGridBox {...rest} data-columns={variant} data-gap={gap} />;
}
