import type { FancyLine } from '#shared/domain/market/market.ts';
import { Badge, OddsGrid, type OddsGridProps } from '#ui-kit';
import { texts } from '../../texts.ts';
import { LiveFancyRow } from './LiveFancyRow.tsx';

export interface FancyLineCardProps {
  /** Session line to show. */
  line: FancyLine;
  /** `stale` greys the runs and shows a badge. */
  freshness: NonNullable<OddsGridProps['freshness']>;
}

/** The card is read-only. */
const noop = () => undefined;

/** One read-only session line in the layout of the live list, for the replay. */
export function FancyLineCard({ line, freshness }: FancyLineCardProps) {
  return (
    <OddsGrid
      name={texts.categories[line.category]}
      variant="run"
      freshness={freshness}
      slots={{ badges: freshness === 'stale' && <Badge tone="warn">{texts.stale}</Badge> }}
      captions={{ aside: texts.limitsHead }}
    >
      <LiveFancyRow line={line} selected={null} locked onPress={noop} />
    </OddsGrid>
  );
}
