import type { ExposureRow } from '#shared/domain/bet/bet.ts';
import { AmountBars, Card } from '#ui-kit';
import { selectLargestExposures } from '../model/largest-exposures.ts';
import { texts } from '../texts.ts';

const MAX_BARS = 8;
/** With fewer markets there is nothing to compare. */
const MIN_BARS = 2;

/** Unique name of a market or session line in the list of exposures. */
export const getExposureKey = ({ matchId, type, eventName }: ExposureRow): string => `${matchId}/${type}/${eventName}`;

/** The markets with the largest liabilities as bars. */
export function ExposureBars({ rows }: { rows: readonly ExposureRow[] }) {
  const { largest, others } = selectLargestExposures(rows, MAX_BARS);
  if (largest.length < MIN_BARS) return null;
  return (
    <Card title={texts.largest}>
      <AmountBars
        label={texts.largest}
        sign="negative"
        rows={[
          ...largest.map((row) => ({
            id: getExposureKey(row),
            name: texts.market({ match: row.matchName, event: row.eventName }),
            amount: row.exposure,
          })),
          ...(others.count === 0
            ? []
            : [{ id: 'others', name: texts.others({ count: others.count }), amount: others.exposure }]),
        ]}
      />
    </Card>
  );
}
