import type { ComponentPropsWithRef } from 'react';
import type { Gap } from '../gap.ts';
import { ClusterBox } from './Cluster.styles.ts';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** Element, where a `div` has the wrong meaning. */
  as?: 'div' | 'header' | 'ul' | 'ol';
  /** Distance between the parts, and between the lines. */
  gap?: Gap;
  /** Where parts of different heights lie within their line. */
  align?: 'fill' | 'start' | 'center' | 'baseline';
  /** Where the parts of a line lie. */
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Parts side by side at equal distances. Parts that do not fit go to the next line. */
export function Cluster({ as = 'div', gap = 'snug', align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return <ClusterBox as={as} {...rest} data-gap={gap} data-align={align} data-justify={justify} />;
}
