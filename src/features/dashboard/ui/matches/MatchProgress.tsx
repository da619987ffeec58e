import { Fragment, type ReactNode, type Ref } from 'react';
import { texts } from '../../texts.ts';
import { MatchMeta, PhaseMark, ScoreFigures } from './MatchRow.styles.ts';

export interface MatchProgressProps {
  /** Scores of the first and the second team. Null: none, or not yet. */
  scores: readonly [first: string, second: string] | null;
  /** The state of play, such as "14.2 ov". Null while unknown. */
  phase: string | null;
  /** Competition, volume and badges. */
  details: ReactNode;
  /** Keeps space for scores that are about to arrive. */
  scored: boolean;
  /** The line below the teams. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Scores and small line of a match in play. Another phase replaces the line's text instead of moving it, because a move
 * counts as a layout shift.
 */
export function MatchProgress({ scores, phase, details, scored, ref }: MatchProgressProps) {
  return (
    <>
      <ScoreFigures data-scored={scored ? '' : undefined}>
        {scores?.map((score, index) => (
          <span key={index}>{score}</span>
        ))}
      </ScoreFigures>
      <MatchMeta ref={ref}>
        <Fragment key={phase}>
          <PhaseMark data-usual={texts.inPlay}>{phase ?? texts.inPlay}</PhaseMark>
          {details}
        </Fragment>
      </MatchMeta>
    </>
  );
}
