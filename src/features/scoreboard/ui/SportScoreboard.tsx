import type { MatchScore } from '#shared/domain/market/score.ts';
import type { TeamNames } from '#shared/domain/market/split-teams.ts';
import { CricketScoreboard } from './CricketScoreboard.tsx';
import { SoccerScoreboard } from './SoccerScoreboard.tsx';
import { TennisScoreboard } from './TennisScoreboard.tsx';

export interface SportScoreboardProps {
  /** The score. Its sport decides the drawing. */
  score: MatchScore;
  /** The teams as the page around the score names them, null without them. */
  teams: TeamNames | null;
}

/** Draws a score for its sport. */
export function SportScoreboard({ score, teams }: SportScoreboardProps) {
  if (score.sport === 'soccer') return <SoccerScoreboard score={score} teams={teams} />;
  return score.sport === 'tennis' ? <TennisScoreboard score={score} /> : <CricketScoreboard score={score} />;
}
