import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Bone } from '../Skeleton/Skeleton.styles.ts';
import type { OddsColumns } from './OddsGrid.tsx';
import { Head, Heads, Market, Name } from './OddsGrid.styles.ts';
import { Figures, Row, Runner, RunnerName, Side } from './OddsRow.styles.ts';

export interface OddsGridSkeletonProps {
  /** The market's name, where it is known already; spoken with "busy" while it loads. */
  name: string;
  /** Which cells every row will have. */
  columns: OddsColumns;
  /** How many rows to keep room for. */
  rows: number;
}

/** The boxes of a market that has not arrived: the same heights and widths, no roles and nothing to press. */
export function OddsGridSkeleton({ name, columns, rows }: OddsGridSkeletonProps) {
  const levels = columns === 'levels' ? [2, 1, 0] : [0];
  const side = (order: readonly number[]) => order.map((level) => <Bone key={level} aria-hidden data-shape="cell" data-level={level} />);
  return (
    <Market data-columns={columns === 'run' ? 'limits' : columns} aria-busy>
      <Head>
        <Name>{name}</Name>
      </Head>
      <Heads />
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Runner data-place="runner">
            <RunnerName>
              <Skeleton width="7em" />
            </RunnerName>
            <Figures>
              <Skeleton width="5em" />
            </Figures>
          </Runner>
          <Side data-place="back">{side(levels)}</Side>
          <Side data-place="lay">{side([...levels].reverse())}</Side>
        </Row>
      ))}
    </Market>
  );
}
