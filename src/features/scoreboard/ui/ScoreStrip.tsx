import { useQuery } from '@tanstack/react-query';
import type { MatchScore } from '#shared/domain/market/score.ts';
import { Badge, Skeleton, VisuallyHidden } from '#ui-kit';
import { scoreQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { CricketScoreboard } from './CricketScoreboard.tsx';
import { MutedText, ScoreBar } from './ScoreStrip.styles.ts';
import { SoccerScoreboard } from './SoccerScoreboard.tsx';
import { TennisScoreboard } from './TennisScoreboard.tsx';

export interface ScoreStripProps {
  /** The server's id of the match. */
  matchId: string;
}

/** Score of an in-play match, drawn for the sport that the response names. */
export function ScoreStrip({ matchId }: ScoreStripProps) {
  const { data, error, errorUpdateCount } = useQuery(scoreQueries.byMatch(matchId));
  return (
    <ScoreBar role="group" aria-label={texts.score} aria-busy={data === undefined && errorUpdateCount === 0}>
      {data === undefined && (errorUpdateCount === 0 ? <ScoreSkeleton /> : <MutedText>{texts.failed}</MutedText>)}
      {data === null && <MutedText>{texts.none}</MutedText>}
      {data && <SportScoreboard score={data} />}
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

function SportScoreboard({ score }: { score: MatchScore }) {
  if (score.sport === 'soccer') return <SoccerScoreboard score={score} />;
  return score.sport === 'tennis' ? <TennisScoreboard score={score} /> : <CricketScoreboard score={score} />;
}
