import type { SoccerScore } from '#shared/domain/score.ts';
import { VisuallyHidden } from '#ui-kit';
import { texts } from '../texts.ts';
import { Goals, SideName, Total } from './ScoreStrip.styles.ts';

/** Goals between the names of the sides, the minute and the half. */
export function SoccerStanding({ score }: { score: SoccerScore }) {
  const { teams: [home, away], goals, minute, added, half, status } = score;
  return (
    <>
      <Total>
        <Goals>
          <SideName>{home}</SideName> <b aria-hidden>{texts.goals(goals)}</b>
          <VisuallyHidden>{texts.spokenGoals(goals)}</VisuallyHidden> <SideName>{away}</SideName>
        </Goals>
      </Total>
      {half === null ? (
        <span>{status}</span>
      ) : (
        <span>
          <span aria-hidden>{texts.clock(minute, added)}</span>
          <VisuallyHidden>{texts.spokenClock(minute, added)}</VisuallyHidden>
          {texts.half(half)}
        </span>
      )}
    </>
  );
}
