import type { FancyLine } from '#shared/domain/market/market.ts';
import { Badge, OddsGrid, type OddsGridProps } from '#ui-kit';
import { texts } from '../../texts.ts';
import { LiveFancyRow } from './LiveFancyRow.tsx';

export interface FancyLineCardProps {
  /** The line as it is to be seen. */
  line: FancyLine;
  /** `stale` greys its runs and says so. */
  freshness: NonNullable<OddsGridProps['freshness']>;
}

/** Nothing can be pressed here. */
const noop = () => undefined;

/** One session line by itself, in the row that shows live ones, with nothing to press: for looking back. */
export function FancyLineCard({ line, freshness }: FancyLineCardProps) {
  return (
    <OddsGrid
      name={texts.sessions[line.category]}
      columns="run"
      freshness={freshness}
      slots={{ badges: freshness === 'stale' && <Badge tone="warn">{texts.stale}</Badge> }}
      captions={{ aside: texts.limitsHead }}
    >
      <LiveFancyRow line={line} selected={null} locked onPress={noop} />
    </OddsGrid>
  );
}
