import { oversText, type Ball, type CricketScore } from '#shared/domain/score.ts';
import { runRate } from '#shared/format/rate.ts';
import { VisuallyHidden } from '#ui-kit';
import { texts } from '../texts.ts';
import { BallMark, Balls, Total } from './ScoreStrip.styles.ts';

type BallKind = 'wicket' | 'boundary' | undefined;
const kindOf = (ball: Ball): BallKind => (ball.wicket ? 'wicket' : !ball.extra && ball.runs >= 4 ? 'boundary' : undefined);

/** Runs, wickets and overs, what is needed, and the last balls. */
export function CricketStanding({ score }: { score: CricketScore }) {
  const { team, runs, wickets, ballsBowled, need, status } = score;
  const rate = runRate(runs, ballsBowled);
  const now = status || (rate === null ? '' : texts.rate(rate));
  return (
    <>
      <Total>
        {team} <b>{texts.total(runs, wickets)}</b> {texts.overs(oversText(ballsBowled))}
      </Total>
      <span>{need === null ? now : texts.need(need.runs, need.balls, runRate(need.runs, need.balls))}</span>
      {score.balls.length > 0 && (
        <Balls aria-label={texts.balls}>
          {score.balls.map((ball, index) => (
            <BallMark key={index} data-kind={kindOf(ball)}>
              <span aria-hidden>{texts.ball(ball)}</span>
              <VisuallyHidden>{texts.spokenBall(ball)}</VisuallyHidden>
            </BallMark>
          ))}
        </Balls>
      )}
    </>
  );
}
