import type { MatchScore } from '#shared/domain/market/score.ts';
import { CricketScoreboard } from './CricketScoreboard.tsx';
import { SoccerScoreboard } from './SoccerScoreboard.tsx';
import { TennisScoreboard } from './TennisScoreboard.tsx';

export interface SportScoreboardProps {
  /** The score. Its sport decides the drawing. */
  score: MatchScore;
}

/** Draws a score for its sport. */
export function SportScoreboard({ score }: SportScoreboardProps) {
  if (score.sport === 'soccer') return <SoccerScoreboard score={score} />;
  return score.sport === 'tennis' ? <TennisScoreboard score={score} /> : <CricketScoreboard score={score} />;
}
