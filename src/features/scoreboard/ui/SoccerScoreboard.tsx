import type { SoccerScore } from '#shared/domain/market/score.ts';
import { VisuallyHidden } from '#ui-kit';
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
          <SideName>{home}</SideName> <b aria-hidden>{texts.goals(goals)}</b>
          <VisuallyHidden>{texts.accessibleGoals(goals)}</VisuallyHidden> <SideName>{away}</SideName>
        </GoalScore>
      </ScoreTotal>
      {half === null ? (
        <ScoreDetail>{status}</ScoreDetail>
      ) : (
        <ScoreDetail>
          <span aria-hidden>{texts.clock(minute, added)}</span>
          <VisuallyHidden>{texts.accessibleClock(minute, added)}</VisuallyHidden>
          {texts.half(half)}
        </ScoreDetail>
      )}
    </>
  );
}
