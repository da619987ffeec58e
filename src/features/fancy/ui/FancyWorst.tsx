import { useQuery } from '@tanstack/react-query';
import type { FancyLine } from '#shared/domain/market.ts';
import { useOwnPace } from '#shared/live/react.tsx';
import { Amount } from '#ui-kit';
import { AGAIN_MS, fancyQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { Opener } from './FancyWorst.styles.ts';

export interface FancyWorstProps {
  /** The session line whose worst result is shown. */
  line: FancyLine;
  /** Opens the line's book. */
  onOpen: (line: FancyLine) => void;
}

/** Under a line's name: the worst case of the bets on it. Nothing where there are none. */
export function FancyWorst({ line, onOpen }: FancyWorstProps) {
  const { data: worst = null } = useQuery({ ...fancyQueries.worstOfMatch(line.matchId), refetchInterval: useOwnPace(AGAIN_MS), select: (all) => all[line.fancyId] ?? null });
  if (worst === null) return null;
  return (
    <Opener type="button" aria-label={texts.open(line.name, worst)} onClick={() => onOpen(line)}>
      <Amount value={worst} sign="always" /> {texts.worstCase}
    </Opener>
  );
}
