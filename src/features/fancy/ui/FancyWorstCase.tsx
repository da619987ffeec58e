import { useQuery } from '@tanstack/react-query';
import type { FancyLine } from '#shared/domain/market/market.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { useOwnBetsInterval } from '#shared/live/react/live-hooks.tsx';
import { Amount } from '#ui-kit';
import { fancyQueries, REFETCH_MS } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { OpenBookButton } from './FancyWorstCase.styles.ts';

export interface FancyWorstCaseProps {
  /** Session line of the figure. */
  line: FancyLine;
  /** Called to open the book of the line. */
  onOpen: (line: FancyLine) => void;
}

/** Shows the worst case of the bets under a line's name. Renders nothing without bets. */
export function FancyWorstCase({ line, onOpen }: FancyWorstCaseProps) {
  const refetchInterval = useOwnBetsInterval(REFETCH_MS);
  const { data: worstCase = null } = useQuery({
    ...fancyQueries.worstCasesOfMatch(line.matchId),
    refetchInterval,
    select: (all) => all[line.fancyId] ?? null,
  });
  if (worstCase === null) return null;
  return (
    <OpenBookButton
      type="button"
      aria-label={texts.open({ worst: formatAmount(worstCase, { sign: 'always' }), line: line.name })}
      onClick={() => onOpen(line)}
    >
      <Amount value={worstCase} sign="always" /> {texts.worstCase}
    </OpenBookButton>
  );
}
