import { useQuery } from '@tanstack/react-query';
import type { MatchScore } from '#shared/domain/score.ts';
import { Badge, Skeleton, VisuallyHidden } from '#ui-kit';
import { scoreQueries } from '../api/queries.ts';
import { sportWithScore } from '../model/sports.ts';
import { texts } from '../texts.ts';
import { CricketStanding } from './CricketStanding.tsx';
import { Quiet, Strip } from './ScoreStrip.styles.ts';
import { SoccerStanding } from './SoccerStanding.tsx';
import { TennisStanding } from './TennisStanding.tsx';

export interface ScoreStripProps {
  /** The sport, as the server names it: how much room its score takes. */
  sportId: string;
  /** The match, as the server names it. */
  matchId: string;
}

/** Shows how a match in play stands, by the sport that the answer names. */
export function ScoreStrip({ sportId, matchId }: ScoreStripProps) {
  const { data, error } = useQuery(scoreQueries.ofMatch(matchId));
  return (
    <Strip data-sport={sportWithScore(sportId)} role="group" aria-label={texts.score} aria-busy={data === undefined && error === null}>
      {data === undefined && (error === null ? <Waiting /> : <Quiet>{texts.failed}</Quiet>)}
      {data === null && <Quiet>{texts.none}</Quiet>}
      {data && <Standing score={data} />}
      {data && error !== null && <Badge tone="warn">{texts.late}</Badge>}
    </Strip>
  );
}

const Waiting = () => (
  <>
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Skeleton width="40%" />
  </>
);

function Standing({ score }: { score: MatchScore }) {
  if (score.sport === 'soccer') return <SoccerStanding score={score} />;
  return score.sport === 'tennis' ? <TennisStanding score={score} /> : <CricketStanding score={score} />;
}
