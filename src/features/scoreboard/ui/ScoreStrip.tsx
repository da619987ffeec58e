import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { TeamNames } from '#shared/domain/market/split-teams.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { Badge, Skeleton, VisuallyHidden } from '#ui-kit';
import { scoreQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { MutedText, ScoreBar } from './ScoreStrip.styles.ts';

const loadScoreboard = () => loadWithTexts(() => import('./SportScoreboard.tsx'));
const LazyScoreboard = lazy(async () => ({ default: (await loadScoreboard()).SportScoreboard }));

export interface ScoreStripProps {
  /** The server's id of the match. */
  matchId: string;
  /** The teams as the page around the score names them. Goals for the same teams do not repeat them. */
  teams?: TeamNames | null | undefined;
}

/** Score of an in-play match, drawn for the sport that the response names. */
export function ScoreStrip({ matchId, teams = null }: ScoreStripProps) {
  const { data, error, errorUpdateCount } = useQuery(scoreQueries.byMatch(matchId));
  // Loads while the score is requested. A failure shows when the score is drawn.
  useEffect(() => void loadScoreboard().catch(() => undefined), []);
  return (
    <ScoreBar role="group" aria-label={texts.score} aria-busy={data === undefined && errorUpdateCount === 0}>
      {data === undefined && (errorUpdateCount === 0 ? <ScoreSkeleton /> : <MutedText>{texts.failed}</MutedText>)}
      {data === null && <MutedText>{texts.none}</MutedText>}
      {data && (
        <Suspense fallback={<ScoreSkeleton />}>
          <LazyScoreboard score={data} teams={teams} />
        </Suspense>
      )}
      {data && error !== null && <Badge tone="warn">{texts.late}</Badge>}
    </ScoreBar>
  );
}

const ScoreSkeleton = () => (
  <>
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Skeleton width="40%" />
  </>
);
