import type { ReactNode } from 'react';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { Card } from '#ui-kit';
import { texts } from '../../texts.ts';
import { MatchCount } from '../Dashboard.styles.ts';
import { MatchListSection, OddsHeadings } from './MatchRow.styles.ts';
import { MatchRow } from './MatchRow.tsx';

export interface MatchListProps {
  /** Heading of the list. */
  title: string;
  /** Matches in display order. */
  rows: readonly MatchOutline[];
  /** Number of matches in the heading. Null hides it when the rows are an excerpt. */
  total: number | null;
  /** Current time in milliseconds since 1970-01-01 UTC, for relative start times. */
  now: number;
  /** Builds the address of a match. */
  toHref: (row: MatchOutline) => string;
  /** Renders the prices of a match. The market feature provides it. */
  renderOdds: (row: MatchOutline) => ReactNode;
}

/** One section of the list. It renders when a match is added, removed or starts, never because of a price. */
export function MatchList({ title, rows, total, now, toHref, renderOdds }: MatchListProps) {
  return (
    <MatchListSection>
      <Card
        padding="flush"
        title={
          <>
            {title} {total !== null && <MatchCount>{texts.matches(total)}</MatchCount>}
          </>
        }
        action={<OddsHeader />}
      >
        <ul>
          {rows.map((row) => (
            <MatchRow key={row.matchId} row={row} href={toHref(row)} now={now} renderOdds={renderOdds} />
          ))}
        </ul>
      </Card>
    </MatchListSection>
  );
}

/** Column headings of the odds, hidden from screen readers because each price names its runner. */
function OddsHeader() {
  return (
    <OddsHeadings aria-hidden>
      {texts.outcomes.map((outcome) => (
        <span key={outcome}>{outcome}</span>
      ))}
    </OddsHeadings>
  );
}
