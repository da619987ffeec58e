import type { ReactNode } from 'react';
import { MatchHeader } from '#features/market/index.ts';
import { hasScore, LastBalls, MatchFrames, ScoreStrip } from '#features/scoreboard/index.ts';
import { splitTeams } from '#shared/domain/market/split-teams.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { useConfig } from '../providers/config-context.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { routeLink } from '../router/route-link.tsx';
import { useMatchTrail } from './useMatchTrail.ts';

export interface MatchHeadProps {
  /** The first market of the match. */
  match: MarketOutline;
}

const renderNothing = () => null;

/** Prices stay on screen when a file of the score or of the frames cannot be downloaded. */
const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={renderNothing}>{children}</ErrorBoundary>
);

/** The head of a match. In play with its score, and with the operator's frames when the configuration allows a host. */
export function MatchHead({ match }: MatchHeadProps) {
  const { features, frameHosts } = useConfig();
  const { sportId, matchId } = match;
  const inPlay = useMarketFact(match.marketId, (facts) => facts?.inPlay ?? false);
  const trail = useMatchTrail(sportId, matchId);
  if (!inPlay) return <MatchHeader outline={match} trail={trail} link={routeLink} />;
  const isScored = features.score && hasScore(sportId);
  return (
    <MatchHeader
      outline={match}
      trail={trail}
      link={routeLink}
      score={
        isScored && (
          <Optional>
            <ScoreStrip matchId={matchId} teams={splitTeams(match)} />
          </Optional>
        )
      }
    >
      <Optional>
        {isScored && <LastBalls matchId={matchId} />}
        {frameHosts.length > 0 && (
          <MatchFrames matchId={matchId} policy={{ origin: window.location.origin, frameHosts }} />
        )}
      </Optional>
    </MatchHeader>
  );
}
