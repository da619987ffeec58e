import { memo, type ReactNode } from 'react';
import type { MatchOutline } from '#shared/live/live.ts';
import { Badge, VisuallyHidden, When } from '#ui-kit';
import { texts } from '../texts.ts';
import { Around, Facts, Marks, MatchLink, Name, Odds, Row } from './MatchRow.styles.ts';

export interface MatchRowProps {
  row: MatchOutline;
  href: string;
  /** Milliseconds; only "Today" and "Tomorrow" hang on it. */
  now: number;
  renderOdds: (row: MatchOutline) => ReactNode;
}

interface MarkProps {
  letters: string;
  spoken: string;
}

function Mark({ letters, spoken }: MarkProps) {
  return (
    <Badge>
      <span aria-hidden>{letters}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Badge>
  );
}

/** One match of the list. Its prices come through the slot and move without it. */
export const MatchRow = memo(function MatchRow({ row, href, now, renderOdds }: MatchRowProps) {
  const fancies = row.hasFancy || row.fancyCount > 0;
  return (
    <Row>
      <Facts>
        <Name>
          <MatchLink to={href}>{row.matchName}</MatchLink>
          <Marks>
            {row.bookmakerCount > 0 && <Mark letters={texts.bookmaker} spoken={texts.bookmakerSpoken(row.bookmakerCount)} />}
            {fancies && <Mark letters={texts.fancy} spoken={texts.fancySpoken(row.fancyCount)} />}
            {row.hasTv && <Mark letters={texts.tv} spoken={texts.tvSpoken} />}
          </Marks>
        </Name>
        <Around>
          {row.inPlay ? <Badge tone="live">{texts.inPlayMark}</Badge> : <When at={row.startsAt} seenFrom={now} />}
          <span>{texts.around(row.sportName, row.seriesName)}</span>
        </Around>
      </Facts>
      <Odds>{renderOdds(row)}</Odds>
    </Row>
  );
});
