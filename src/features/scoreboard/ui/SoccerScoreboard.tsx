import type { SoccerScore } from '#shared/domain/market/score.ts';
import { VisuallyHidden } from '#ui-kit';
import { boardTexts } from '../board-texts.ts';
import { formatClock, formatGoals } from '../model/describe-score.ts';
import { GoalScore, ScoreDetail, ScoreTotal, SideName } from './ScoreStrip.styles.ts';

/** Describes the minute and the half for a screen reader. */
const describeClock = (minute: number, added: number, half: string): string =>
  added === 0 ? boardTexts.accessibleClock({ minute, half }) : boardTexts.accessibleAddedClock({ minute, added, half });

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
          <VisuallyHidden>{boardTexts.accessibleGoals({ home: goals[0], away: goals[1] })}</VisuallyHidden>{' '}
          <SideName>{away}</SideName>
        </GoalScore>
      </ScoreTotal>
      {half === null ? (
        <ScoreDetail>{status}</ScoreDetail>
      ) : (
        <ScoreDetail>
          <span aria-hidden>
            {formatClock(minute, added)} {boardTexts.half({ half: String(half) })}
          </span>
          <VisuallyHidden>{describeClock(minute, added, boardTexts.half({ half: String(half) }))}</VisuallyHidden>
        </ScoreDetail>
      )}
    </>
  );
}
