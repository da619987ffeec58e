import type { ComponentPropsWithRef } from 'react';
import type { Gap } from '../gap.ts';
import { StackBox } from './Stack.styles.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Element, where a `div` has the wrong meaning. */
  as?: 'div' | 'section' | 'header' | 'nav' | 'ul' | 'ol';
  /** Distance between the parts. */
  gap?: Gap;
  /** Where a part lies that is narrower than the stack. */
  align?: 'fill' | 'start' | 'center' | 'end';
}

/** Parts one below the other at equal distances. A long word of a part never widens the stack. */
export function Stack({ as = 'div', gap = 'base', align = 'fill', ...rest }: StackProps) {
  return <StackBox as={as} {...rest} data-gap={gap} data-align={align} />;
}
