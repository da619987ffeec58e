import type { ReactNode } from 'react';
import type { MatchOutline } from '#shared/live/live.ts';
import { Card } from '#ui-kit';
import { texts } from '../texts.ts';
import { Count } from './Dashboard.styles.ts';
import { Heads, Section } from './MatchRow.styles.ts';
import { MatchRow } from './MatchRow.tsx';
import { useRowsInTurn } from './use-rows-in-turn.ts';

export interface MatchListProps {
  /** The heading of the list. */
  title: string;
  /** In the order they are to stand in. */
  rows: readonly MatchOutline[];
  /** `some`: a few of many, whose number would say nothing. */
  counted?: 'all' | 'some';
  /** Milliseconds since 1970: what is said of a start counts from here. */
  now: number;
  /** Where a match is opened. */
  hrefOf: (row: MatchOutline) => string;
  /** The prices of a match: another feature draws them. */
  renderOdds: (row: MatchOutline) => ReactNode;
}

/** One section of the list. Renders when matches come, go or start, never because a price moved. */
export function MatchList({ title, rows, counted = 'all', now, hrefOf, renderOdds }: MatchListProps) {
  const drawn = useRowsInTurn(rows);
  return (
    <Section>
      <Card
        padding="flush"
        title={
          <>
            {title} {counted === 'all' && <Count>{texts.matches(rows.length)}</Count>}
          </>
        }
        action={<OddsHeads />}
      >
        <ul>
          {drawn.map((row) => (
            <MatchRow key={row.matchId} row={row} href={hrefOf(row)} now={now} renderOdds={renderOdds} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** For the eye: each price says whose it is. */
function OddsHeads() {
  return (
    <Heads aria-hidden>
      {texts.outcomes.map((outcome) => (
        <span key={outcome}>{outcome}</span>
      ))}
    </Heads>
  );
}
