import type { CSSProperties } from 'react';
import { SkeletonBlock } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** `text` is one line of the surrounding type. `cell` has the box of an odds cell. */
  variant?: 'text' | 'block' | 'cell' | 'circle';
  /** CSS sizes of the coming content. */
  width?: string;
  /** A CSS length. Each variant has its own default. */
  height?: string;
}

/** A placeholder of the same size as the coming content, so no content moves. Set "busy" on the region instead. */
export function Skeleton({ variant = 'text', width, height }: SkeletonProps) {
  const size: CSSProperties = {
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
  };
  return <SkeletonBlock aria-hidden data-shape={variant} style={size} />;
}
