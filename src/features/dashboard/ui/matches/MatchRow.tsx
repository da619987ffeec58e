import { memo, type ReactNode } from 'react';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { Badge, Timestamp, VisuallyHidden } from '#ui-kit';
import { describeCompetition } from '../../model/match-board.ts';
import { texts } from '../../texts.ts';
import {
  CompetitionName,
  FeatureBadges,
  MatchInfo,
  MatchLink,
  MatchListItem,
  MatchMeta,
  OddsArea,
} from './MatchRow.styles.ts';

export interface MatchRowProps {
  row: MatchOutline;
  href: string;
  /** Current time in milliseconds, for "Today" and "Tomorrow". */
  now: number;
  renderOdds: (row: MatchOutline) => ReactNode;
}

interface FeatureBadgeProps {
  abbreviation: string;
  spokenText: string;
}

function FeatureBadge({ abbreviation, spokenText }: FeatureBadgeProps) {
  return (
    <Badge>
      <span aria-hidden>{abbreviation}</span>
      <VisuallyHidden>{spokenText}</VisuallyHidden>
    </Badge>
  );
}

/** One match of the list. Its prices render in a slot and change without the row. */
export const MatchRow = memo(function MatchRow({ row, href, now, renderOdds }: MatchRowProps) {
  const hasFancies = row.hasFancy || row.fancyCount > 0;
  return (
    <MatchListItem>
      <MatchInfo>
        <MatchLink to={href}>{row.matchName}</MatchLink>
        <MatchMeta>
          {!row.inPlay && <Timestamp at={row.startsAt} relativeTo={now} />}
          <CompetitionName>{describeCompetition(row)}</CompetitionName>
          <FeatureBadges>
            {row.bookmakerCount > 0 && (
              <FeatureBadge abbreviation={texts.bookmaker} spokenText={texts.bookmakerSpoken(row.bookmakerCount)} />
            )}
            {hasFancies && <FeatureBadge abbreviation={texts.fancy} spokenText={texts.fancySpoken(row.fancyCount)} />}
            {row.hasTv && <FeatureBadge abbreviation={texts.tv} spokenText={texts.tvSpoken} />}
          </FeatureBadges>
        </MatchMeta>
      </MatchInfo>
      <OddsArea>{renderOdds(row)}</OddsArea>
    </MatchListItem>
  );
});
