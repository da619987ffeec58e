import { useQuery } from '@tanstack/react-query';
import { oversText, type Ball, type MatchScore } from '#shared/domain/score.ts';
import { runRate } from '#shared/format/rate.ts';
import { Badge, Skeleton, VisuallyHidden } from '#ui-kit';
import { scoreQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { BallMark, Balls, Quiet, Strip, Total } from './ScoreStrip.styles.ts';

export interface ScoreStripProps {
  /** The match, as the server names it. */
  matchId: string;
}

/** How a match in play stands: the score, what is needed, the last balls. Asked for slowly, and of our own making. */
export function ScoreStrip({ matchId }: ScoreStripProps) {
  const { data, error } = useQuery(scoreQueries.ofMatch(matchId));
  return (
    <Strip role="group" aria-label={texts.score} aria-busy={data === undefined && error === null}>
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

const kindOf = (ball: Ball): 'wicket' | 'boundary' | undefined => (ball.wicket ? 'wicket' : !ball.extra && ball.runs >= 4 ? 'boundary' : undefined);

function Standing({ score }: { score: MatchScore }) {
  const { team, runs, wickets, ballsBowled, need, status } = score;
  const rate = runRate(runs, ballsBowled);
  const about = need === null ? status || (rate === null ? '' : texts.rate(rate)) : texts.need(need.runs, need.balls, runRate(need.runs, need.balls));
  return (
    <>
      <Total>
        {team} <b>{texts.total(runs, wickets)}</b> {texts.overs(oversText(ballsBowled))}
      </Total>
      <span>{about}</span>
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
