import type { SoccerScore } from '#shared/domain/market/score.ts';
import type { TeamNames } from '#shared/domain/market/split-teams.ts';
import { VisuallyHidden } from '#ui-kit';
import { boardTexts } from '../board-texts.ts';
import { formatClock, formatGoals } from '../model/describe-score.ts';
import { GoalScore, ScoreDetail, ScoreTotal, SideName } from './ScoreStrip.styles.ts';

/** Describes the minute and the half for a screen reader. */
const describeClock = (minute: number, added: number, half: string): string =>
  added === 0 ? boardTexts.accessibleClock({ minute, half }) : boardTexts.accessibleAddedClock({ minute, added, half });

interface SoccerScoreboardProps {
  score: SoccerScore;
  /** The teams as the page around the score names them, null without them. */
  teams: TeamNames | null;
}

/**
 * Goals between the team names, the minute and the half. The names are for screen readers alone when the page shows the
 * same ones in the same order. In another order, the goals alone would be read for the wrong teams.
 */
export function SoccerScoreboard({ score, teams }: SoccerScoreboardProps) {
  const {
    teams: [home, away],
    goals,
    minute,
    added,
    half,
    status,
  } = score;
  const Name = home === teams?.first && away === teams.second ? VisuallyHidden : SideName;
  return (
    <>
      <ScoreTotal>
        <GoalScore>
          <Name>{home}</Name> <b aria-hidden>{formatGoals(goals)}</b>
          <VisuallyHidden>{boardTexts.accessibleGoals({ home: goals[0], away: goals[1] })}</VisuallyHidden>{' '}
          <Name>{away}</Name>
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
