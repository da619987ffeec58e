import { useFancies, useCell, useMarketFacts, useMatch, useRunnerFacts } from '#shared/live/react.tsx';
import type { RunnerOutline } from '#shared/live/live.ts';
import { useRunnersIn } from '#shared/live/runners-in.ts';
import type { FancyPick, OddsPick } from '../model/pick.ts';
import { fancyQuote, marketQuote, type Quote } from '../model/quote.ts';
import type { RunnerIds } from '../model/figures.ts';

const NO_RUNNERS: readonly RunnerOutline[] = [];

/** The best price of the picked side, and what shuts its market. Followed even where the market is off screen. */
export function useOddsQuote({ marketId, runnerId, side }: OddsPick): Quote {
  const best = useCell(marketId, runnerId, side, 0);
  const facts = useMarketFacts(marketId);
  const runner = useRunnerFacts(marketId, runnerId);
  return marketQuote(facts, runner?.status ?? null, best.price);
}

export function useFancyQuote(pick: FancyPick): Quote {
  const fancies = useFancies(pick.matchId);
  if (fancies.phase !== 'ready') return { price: null, size: null, shut: { by: 'gone' } };
  return fancyQuote(pick, fancies.value, fancies.failure === null);
}

/** The runners still in the pick's market: all of them have a figure in the what-if. */
export function useRunnerIds({ matchId, marketId }: Pick<OddsPick, 'matchId' | 'marketId'>): RunnerIds {
  const match = useMatch(matchId);
  const market = match.phase === 'ready' ? match.value.find((candidate) => candidate.marketId === marketId) : undefined;
  return useRunnersIn({ marketId, runners: market?.runners ?? NO_RUNNERS });
}
