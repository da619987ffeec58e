import type { ReactNode } from 'react';
import { useBetsOfMatch } from '#features/bets/index.ts';
import { useMatchRules, type Account, type RaceSlipOnPage } from '#features/bet-slip/index.ts';
import { LadderButton } from '#features/ladder/index.ts';
import type { RunnerFigure } from '#features/market/index.ts';
import { useBalance, useMatchPositions } from '#features/positions/index.ts';
import type { RunnerPosition } from '#shared/domain/bet.ts';
import type { Limits } from '#shared/domain/market.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import { useCashOut } from './cash-out.tsx';

/** A market without a bet is not listed. */
const NO_POSITIONS: readonly RunnerPosition[] = [];

/** What the bettor stands at on a match. */
export const useAccount = (matchId: string): Account => ({ balance: useBalance(), positions: useMatchPositions(matchId), bets: useBetsOfMatch(matchId) });

/** What a page knows of a market beside its prices. */
export interface MarketAbout {
  readonly limits: Limits | null;
  readonly figures: readonly RunnerFigure[];
  /** For the market's head: cash-out and ladder. */
  readonly actions: ReactNode;
}

/** What a market asks of the page's slip, of one runner or of several. */
type SlipOnPage = Pick<RaceSlipOnPage, 'onPick' | 'whatIf'>;

/** For any market of a match: its limits, what its runners would bring with the bet being typed, its cash-out and its ladder. */
export function useMarketAbout(sportId: string, matchId: string, account: Account, slip: SlipOnPage): (outline: MarketOutline) => MarketAbout {
  const rules = useMatchRules(sportId, matchId);
  const cashOutOf = useCashOut(account, rules);
  const figuresOf = ({ marketId, runners }: MarketOutline): readonly RunnerFigure[] => {
    const now = account.positions?.[marketId];
    const then = slip.whatIf(account, marketId, runners.map(({ runnerId }) => runnerId));
    const resultOf = (list: typeof now | null, wanted: number) => list?.find(({ runnerId }) => runnerId === wanted)?.result ?? null;
    return runners.map(({ runnerId }) => ({ runnerId, now: resultOf(now, runnerId), whatIf: resultOf(then, runnerId) }));
  };
  const actionsOf = (outline: MarketOutline) => (
    <>
      {cashOutOf(outline)}
      <LadderButton outline={outline} positions={account.positions && (account.positions[outline.marketId] ?? NO_POSITIONS)} bets={account.bets} onPick={slip.onPick} />
    </>
  );
  return (outline) => ({ limits: rules.limitsOf(outline.marketId), figures: figuresOf(outline), actions: actionsOf(outline) });
}
