import type { SoccerScore } from '#shared/domain/market/score.ts';
import { VisuallyHidden } from '#ui-kit';
import { describeClock, formatClock, formatGoals } from '../model/describe-score.ts';
import { texts } from '../texts.ts';
import { GoalScore, ScoreDetail, ScoreTotal, SideName } from './ScoreStrip.styles.ts';

/** Goals between the team names, the minute and the half. */
export function SoccerScoreboard({ score }: { score: SoccerScore }) {
  const {
    teams: [home, away],
    goals,
    minute,
    added,
    half,
    status,
  } = score;
  return (
    <>
      <ScoreTotal>
        <GoalScore>
          <SideName>{home}</SideName> <b aria-hidden>{formatGoals(goals)}</b>
          <VisuallyHidden>{texts.accessibleGoals({ home: goals[0], away: goals[1] })}</VisuallyHidden>{' '}
          <SideName>{away}</SideName>
        </GoalScore>
      </ScoreTotal>
      {half === null ? (
        <ScoreDetail>{status}</ScoreDetail>
      ) : (
        <ScoreDetail>
          <span aria-hidden>
            {formatClock(minute, added)} {texts.half({ half: String(half) })}
          </span>
          <VisuallyHidden>{describeClock(minute, added, texts.half({ half: String(half) }))}</VisuallyHidden>
        </ScoreDetail>
      )}
    </>
  );
}
