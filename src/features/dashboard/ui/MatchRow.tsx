import { memo, type ReactNode } from 'react';
import type { MatchOutline } from '#shared/live/live.ts';
import { Badge, VisuallyHidden, When } from '#ui-kit';
import { belongsTo } from '../model/board.ts';
import { texts } from '../texts.ts';
import { Around, Facts, League, Marks, MatchLink, Odds, Row } from './MatchRow.styles.ts';

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
        <MatchLink to={href}>{row.matchName}</MatchLink>
        <Around>
          {!row.inPlay && <When at={row.startsAt} seenFrom={now} />}
          <League>{belongsTo(row)}</League>
          <Marks>
            {row.bookmakerCount > 0 && <Mark letters={texts.bookmaker} spoken={texts.bookmakerSpoken(row.bookmakerCount)} />}
            {fancies && <Mark letters={texts.fancy} spoken={texts.fancySpoken(row.fancyCount)} />}
            {row.hasTv && <Mark letters={texts.tv} spoken={texts.tvSpoken} />}
          </Marks>
        </Around>
      </Facts>
      <Odds>{renderOdds(row)}</Odds>
    </Row>
  );
});
