import { type ReactNode, useMemo, useRef } from 'react';
import { MatchProgress } from '#features/dashboard/index.ts';
import { summarizeScore, useListedScore } from '#features/scoreboard/index.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useOnScreen } from '#shared/visibility/useOnScreen.ts';

export interface RowScoreProps {
  row: MatchOutline;
  /** Competition, volume and badges. */
  details: ReactNode;
}

function useScoreSummary({ matchId, runners }: MatchOutline, isOnScreen: boolean) {
  const score = useListedScore(matchId, isOnScreen);
  return useMemo(
    () => (score === null ? null : summarizeScore(score, [runners[0]?.name ?? '', runners[1]?.name ?? ''])),
    [score, runners],
  );
}

/** Score of a match in the list. It renders alone, when the score changes. */
export function RowScore({ row, details }: RowScoreProps) {
  const lineRef = useRef<HTMLSpanElement>(null);
  const isOnScreen = useOnScreen(lineRef);
  const summary = useScoreSummary(row, isOnScreen);
  return (
    <MatchProgress
      ref={lineRef}
      scores={summary?.scores ?? null}
      phase={summary === null || summary.phase === '' ? null : summary.phase}
      details={details}
      scored
    />
  );
}

/** Score of the featured match, on one line. */
export function FeaturedScore({ row }: { row: MatchOutline }) {
  const lineRef = useRef<HTMLSpanElement>(null);
  const isOnScreen = useOnScreen(lineRef);
  const summary = useScoreSummary(row, isOnScreen);
  return <span ref={lineRef}>{summary?.line}</span>;
}
