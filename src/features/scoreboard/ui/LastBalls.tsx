import { useQuery } from '@tanstack/react-query';
import type { Ball } from '#shared/domain/market/score.ts';
import { VisuallyHidden } from '#ui-kit';
import { scoreQueries } from '../api/queries.ts';
import { describeBall, formatBall } from '../model/describe-score.ts';
import { texts } from '../texts.ts';
import { BallList, BallMark } from './ScoreStrip.styles.ts';

type BallKind = 'wicket' | 'boundary' | undefined;
const getBallKind = (ball: Ball): BallKind =>
  ball.wicket ? 'wicket' : !ball.extra && ball.runs >= 4 ? 'boundary' : undefined;

export interface LastBallsProps {
  /** The server's id of the match. */
  matchId: string;
}

/** The last deliveries of a cricket match, the latest at the end. Nothing in other sports and before the first ball. */
export function LastBalls({ matchId }: LastBallsProps) {
  const { data } = useQuery(scoreQueries.byMatch(matchId));
  if (data?.sport !== 'cricket' || data.balls.length === 0) return null;
  return (
    <BallList aria-label={texts.balls}>
      {data.balls.map((ball, index) => (
        <BallMark key={index} data-kind={getBallKind(ball)}>
          <span aria-hidden>{formatBall(ball)}</span>
          <VisuallyHidden>{describeBall(ball)}</VisuallyHidden>
        </BallMark>
      ))}
    </BallList>
  );
}
