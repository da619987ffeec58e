import type { CSSProperties } from 'react';
import { SkeletonBlock } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** `text` is one line of the surrounding type; `cell` has the box of an odds cell. */
  shape?: 'text' | 'block' | 'cell' | 'circle';
  /** CSS sizes of what will stand here. */
  width?: string;
  /** A CSS length; each shape has its own when left out. */
  height?: string;
}

/** A box where something will be: same size, so that nothing moves when it arrives. Say "busy" on the region, not here. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size: CSSProperties = {
    ...(width !== undefined && { inlineSize: width }),
    ...(height !== undefined && { blockSize: height }),
  };
  return <SkeletonBlock aria-hidden data-shape={shape} style={size} />;
}
