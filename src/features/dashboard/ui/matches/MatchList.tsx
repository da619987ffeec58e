import type { ReactNode } from 'react';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { Card } from '#ui-kit';
import { texts } from '../../texts.ts';
import { MatchCount } from '../Dashboard.styles.ts';
import { OddsHeadings, MatchListSection } from './MatchRow.styles.ts';
import { MatchRow } from './MatchRow.tsx';

export interface MatchListProps {
  /** The heading of the list. */
  title: string;
  /** In the order they are to stand in. */
  rows: readonly MatchOutline[];
  /** How many matches its head speaks of. Null: these are a few of many, whose number would say nothing. */
  total: number | null;
  /** Milliseconds since 1970: what is said of a start counts from here. */
  now: number;
  /** Where a match is opened. */
  hrefOf: (row: MatchOutline) => string;
  /** The prices of a match: another feature draws them. */
  renderOdds: (row: MatchOutline) => ReactNode;
}

/** One section of the list. Renders when matches come, go or start, never because a price moved. */
export function MatchList({ title, rows, total, now, hrefOf, renderOdds }: MatchListProps) {
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
            <MatchRow key={row.matchId} row={row} href={hrefOf(row)} now={now} renderOdds={renderOdds} />
          ))}
        </ul>
      </Card>
    </MatchListSection>
  );
}

/** For the eye: each price says whose it is. */
function OddsHeader() {
  return (
    <OddsHeadings aria-hidden>
      {texts.outcomes.map((outcome) => (
        <span key={outcome}>{outcome}</span>
      ))}
    </OddsHeadings>
  );
}
