import type { FancySelection, OddsSelection } from '#shared/domain/bet/selection.ts';
import type { RunnerOutline } from '#shared/live/live-feed.ts';
import { useRunnerFacts } from '#shared/live/react/live-hooks.tsx';
import { useCell, useFancies, useMarketFacts, useMatch } from '#shared/live/react/match-hooks.ts';
import { useActiveRunners } from '#shared/live/react/useActiveRunners.ts';
import type { RunnerIds } from '../../model/checks/bet-figures.ts';
import { createFancyQuote, createOddsQuote, type SelectionQuote } from '../../model/ticket/selection-quote.ts';

const NO_RUNNERS: readonly RunnerOutline[] = [];

/** Best price of the selected side, and the block of its market. Subscribes even when the market is off screen. */
export function useOddsQuote({ marketId, runnerId, side }: OddsSelection): SelectionQuote {
  const best = useCell(marketId, runnerId, side, 0);
  const facts = useMarketFacts(marketId);
  const runner = useRunnerFacts(marketId, runnerId);
  return createOddsQuote(facts, runner?.status ?? null, best.price);
}

export function useFancyQuote(selection: FancySelection): SelectionQuote {
  const fancies = useFancies(selection.matchId);
  if (fancies.phase !== 'ready') return { price: null, size: null, bettingBlock: { by: 'missing' } };
  return createFancyQuote(selection, fancies.value, fancies.failure === null);
}

/** Runners of the selection's market that are not removed. Each has a what-if figure. */
export function useRunnerIds({ matchId, marketId }: Pick<OddsSelection, 'matchId' | 'marketId'>): RunnerIds {
  const match = useMatch(matchId);
  const market = match.phase === 'ready' ? match.value.find((candidate) => candidate.marketId === marketId) : undefined;
  return useActiveRunners({ marketId, runners: market?.runners ?? NO_RUNNERS });
}
