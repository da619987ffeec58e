import type { MatchOutline } from '#shared/live/live-feed.ts';
import { Card, findSportKind, SportIcon } from '#ui-kit';
import { describeCompetition } from '../../model/match-board.ts';
import { texts } from '../../texts.ts';
import { ListTitle } from '../Dashboard.styles.ts';
import { OddsHeadings, TrendHeading } from './MatchList.styles.ts';
import { MatchListSection } from './MatchRow.styles.ts';
import { MatchRow, type MatchSlots } from './MatchRow.tsx';

export interface MatchListProps extends MatchSlots {
  /** Heading of the list. */
  title: string;
  /** Matches in display order. */
  rows: readonly MatchOutline[];
  /** `one-sport` shows the sport's icon in the head and its matches without its name. */
  of: 'one-sport' | 'all-sports';
  /** Current time in milliseconds since 1970-01-01 UTC, for relative start times. */
  now: number;
  /** Builds the address of a match. */
  toHref: (row: MatchOutline) => string;
}

/** One section of the list. It renders when a match is added, removed or starts, never because of a price. */
export function MatchList({ title, rows, of, now, toHref, ...slots }: MatchListProps) {
  const [first] = of === 'one-sport' ? rows : [];
  return (
    <MatchListSection>
      <Card
        padding="flush"
        title={
          <ListTitle>
            {first && <SportIcon sport={findSportKind(first.sportId, first.sportName)} />}
            {title}
          </ListTitle>
        }
        action={<OddsHeader showsTrend={rows.some(({ inPlay }) => inPlay)} />}
      >
        <ul>
          {rows.map((row) => (
            <MatchRow
              key={row.matchId}
              row={row}
              href={toHref(row)}
              now={now}
              competition={of === 'one-sport' ? row.seriesName : describeCompetition(row)}
              {...slots}
            />
          ))}
        </ul>
      </Card>
    </MatchListSection>
  );
}

/** Column headings of the odds, hidden from screen readers because each price names its runner. */
function OddsHeader({ showsTrend }: { showsTrend: boolean }) {
  return (
    <>
      {showsTrend && <TrendHeading aria-hidden>{texts.trend}</TrendHeading>}
      <OddsHeadings aria-hidden>
        {Object.entries(texts.outcomes).map(([outcome, label]) => (
          <span key={outcome}>{label}</span>
        ))}
      </OddsHeadings>
    </>
  );
}
