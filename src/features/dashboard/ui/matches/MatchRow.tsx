import { memo, type ReactNode } from 'react';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { Timestamp, VisuallyHidden } from '#ui-kit';
import { texts } from '../../texts.ts';
import { FeatureBadges, MatchDetails } from './MatchDetails.styles.ts';
import { MatchedVolume } from './MatchedVolume.tsx';
import { MatchProgress } from './MatchProgress.tsx';
import { MatchInfo, MatchListItem, MatchMeta, OddsArea, TrendArea } from './MatchRow.styles.ts';
import { MatchLink } from './TeamLines.styles.ts';
import { TeamLines } from './TeamLines.tsx';

/** Renderers of the parts that other features provide. Each must keep its identity, or every row renders again. */
export interface MatchSlots {
  /** The live best back and lay prices of a match. */
  renderOdds: (row: MatchOutline) => ReactNode;
  /** A `MatchProgress` with the live score of a match in play. Undefined: the rows show no scores. */
  renderScore?: ((row: MatchOutline, details: ReactNode) => ReactNode) | undefined;
  /** How the favourite's chance moved, in a space of 52 by 34 px. */
  renderTrend?: ((row: MatchOutline) => ReactNode) | undefined;
}

export interface MatchRowProps extends MatchSlots {
  row: MatchOutline;
  href: string;
  /** Current time in milliseconds, for "Today" and "Tomorrow". */
  now: number;
  /** Competition, with the sport in a list of several sports. */
  competition: string;
}

interface FeatureBadgeProps {
  abbreviation: string;
  spokenText: string;
}

function FeatureBadge({ abbreviation, spokenText }: FeatureBadgeProps) {
  return (
    <span>
      <span aria-hidden>{abbreviation}</span>
      <VisuallyHidden>{spokenText}</VisuallyHidden>
    </span>
  );
}

function MatchBadges({ bookmakerCount, fancyCount, hasFancy, hasTv }: MatchOutline) {
  return (
    <FeatureBadges>
      {bookmakerCount > 0 && (
        <FeatureBadge abbreviation={texts.bookmaker} spokenText={texts.bookmakerSpoken({ count: bookmakerCount })} />
      )}
      {(hasFancy || fancyCount > 0) && (
        <FeatureBadge abbreviation={texts.fancy} spokenText={texts.fancySpoken({ count: fancyCount })} />
      )}
      {hasTv && <FeatureBadge abbreviation={texts.tv} spokenText={texts.tvSpoken} />}
    </FeatureBadges>
  );
}

/** One match of the list. Its prices and its score render in slots and change without the row. */
export const MatchRow = memo(function MatchRow({ row, href, now, competition, ...slots }: MatchRowProps) {
  const { renderOdds, renderScore, renderTrend } = slots;
  const details = (
    <>
      <MatchDetails>
        <span>{competition}</span>
        <MatchedVolume marketId={row.marketId} initial={row.firstMatched} />
      </MatchDetails>
      <MatchBadges {...row} />
    </>
  );
  return (
    <MatchListItem data-in-play={row.inPlay ? '' : undefined} data-outcomes={row.runners.length > 2 ? 3 : 2}>
      <MatchInfo>
        <MatchLink to={href}>
          <TeamLines match={row} size="small" separator="hidden" />
        </MatchLink>
        {row.inPlay ? (
          (renderScore?.(row, details) ?? <MatchProgress scores={null} phase={null} details={details} scored={false} />)
        ) : (
          <MatchMeta>
            <Timestamp at={row.startsAt} relativeTo={now} />
            {details}
          </MatchMeta>
        )}
      </MatchInfo>
      {row.inPlay && <TrendArea>{renderTrend?.(row)}</TrendArea>}
      <OddsArea>{renderOdds(row)}</OddsArea>
    </MatchListItem>
  );
});
