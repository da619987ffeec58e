import { type Ball, type CricketScore, formatOvers } from '#shared/domain/market/score.ts';
import { formatRunRate } from '#shared/format/run-rate.ts';
import { VisuallyHidden } from '#ui-kit';
import { texts } from '../texts.ts';
import { BallList, BallMark, ScoreTotal } from './ScoreStrip.styles.ts';

type BallKind = 'wicket' | 'boundary' | undefined;
const getBallKind = (ball: Ball): BallKind =>
  ball.wicket ? 'wicket' : !ball.extra && ball.runs >= 4 ? 'boundary' : undefined;

/** Runs, wickets and overs, the required runs, and the last balls. */
export function CricketScoreboard({ score }: { score: CricketScore }) {
  const { team, runs, wickets, ballsBowled, need, status } = score;
  const rate = formatRunRate(runs, ballsBowled);
  const statusText = status || (rate === null ? '' : texts.rate(rate));
  return (
    <>
      <ScoreTotal>
        {team} <b>{texts.total(runs, wickets)}</b> {texts.overs(formatOvers(ballsBowled))}
      </ScoreTotal>
      <span>
        {need === null ? statusText : texts.need(need.runs, need.balls, formatRunRate(need.runs, need.balls))}
      </span>
      {score.balls.length > 0 && (
        <BallList aria-label={texts.balls}>
          {score.balls.map((ball, index) => (
            <BallMark key={index} data-kind={getBallKind(ball)}>
              <span aria-hidden>{texts.ball(ball)}</span>
              <VisuallyHidden>{texts.accessibleBall(ball)}</VisuallyHidden>
            </BallMark>
          ))}
        </BallList>
      )}
    </>
  );
}
