import type { CSSProperties } from 'react';
import { OddsGrid, type OddsColumns } from '../OddsGrid/OddsGrid.tsx';
import { OddsRow } from '../OddsGrid/OddsRow.tsx';
import { Bone } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** `text` is one line of the surrounding type; `cell` has the box of an odds cell. */
  shape?: 'text' | 'block' | 'cell' | 'circle';
  /** CSS sizes of what will stand here. */
  width?: string;
  height?: string;
}

/** A box where something will be: same size, so that nothing moves when it arrives. Say "busy" on the region, not here. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size: CSSProperties = { ...(width !== undefined && { inlineSize: width }), ...(height !== undefined && { blockSize: height }) };
  return <Bone aria-hidden data-shape={shape} style={size} />;
}

export interface OddsGridSkeletonProps {
  /** Spoken while the market loads. */
  name: string;
  columns: OddsColumns;
  rows: number;
}

/** The boxes of a market that has not arrived. */
export function OddsGridSkeleton({ name, columns, rows }: OddsGridSkeletonProps) {
  const levels = columns === 'levels' ? [2, 1, 0] : [0];
  const side = (order: readonly number[]) => order.map((level) => <Bone key={level} aria-hidden data-shape="cell" data-level={level} />);
  return (
    <OddsGrid name={name} columns={columns} aria-busy>
      {Array.from({ length: rows }, (_, row) => (
        <OddsRow key={row} name="" detail={<Skeleton width="9em" />} back={side(levels)} lay={side([...levels].reverse())} />
      ))}
    </OddsGrid>
  );
}
