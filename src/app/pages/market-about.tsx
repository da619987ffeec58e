import { memo, useMemo, type ReactNode } from 'react';
import { useMatchBets } from '#features/bets/index.ts';
import { useMatchRules, type BettingAccount, type MatchRules, type PageRaceSlip } from '#features/bet-slip/index.ts';
import { LadderButton } from '#features/ladder/index.ts';
import type { RunnerFigure } from '#features/market/index.ts';
import { useBalance, useMatchPositions } from '#features/positions/index.ts';
import { ReplayButton } from '#features/replay/index.ts';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import {
  completeMarketPositions,
  calculateRunnerOutcomes,
  getWinnerCount,
  type RunnerOutcome,
} from '#shared/domain/bet/market-positions.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed, useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { getActiveRunners } from '#shared/live/react/useActiveRunners.ts';
import { asItWas } from './as-it-was.tsx';
import { MarketCashOut } from './cash-out.tsx';

/** A market without a bet is not listed. */
const NO_POSITIONS: readonly RunnerPosition[] = [];

/** What the bettor stands at on a match; the same object until one of the three changes. */
export function useAccount(matchId: string): BettingAccount {
  const [balance, positions, bets] = [useBalance(), useMatchPositions(matchId), useMatchBets(matchId)];
  return useMemo(() => ({ balance, positions, bets }), [balance, positions, bets]);
}

/** What a page knows of a market beside its prices. */
export interface MarketAbout {
  readonly limits: Limits | null;
  readonly figures: readonly RunnerFigure[];
  /** For the market's head: cash-out, ladder and replay. */
  readonly actions: ReactNode;
}

function figuresFrom(
  { runners }: MarketOutline,
  now: readonly RunnerOutcome[],
  then: readonly RunnerOutcome[],
): RunnerFigure[] {
  const of = (list: readonly RunnerOutcome[], wanted: number) =>
    list.find(({ runnerId }) => runnerId === wanted) ?? null;
  return runners.map(({ runnerId }) => {
    const [as, next] = [of(now, runnerId), of(then, runnerId)];
    const ifNotPlaced = { now: as?.ifNot ?? null, whatIf: next?.ifNot ?? null };
    const figure = { runnerId, now: as?.ifWins ?? null, whatIf: next?.ifWins ?? null };
    return ifNotPlaced.now === null && ifNotPlaced.whatIf === null ? figure : { ...figure, ifNotPlaced };
  });
}

/** What a market asks of the page's slip, of one runner or of several. */
type SlipOnPage = Pick<PageRaceSlip, 'onSelect' | 'marketId' | 'whatIf'>;

interface MarketActionsProps extends Pick<SlipOnPage, 'onSelect'> {
  outline: MarketOutline;
  account: BettingAccount;
  rules: MatchRules;
}

/** Nothing of it has to do with what is on the slip: a press does not draw it anew. */
const MarketActions = memo(function MarketActions({ outline, account, rules, onSelect }: MarketActionsProps) {
  if (hasHandicap(outline.runners)) return <ReplayButton outline={outline} renderMarket={asItWas} />;
  return (
    <>
      <MarketCashOut outline={outline} account={account} rules={rules} />
      <LadderButton
        outline={outline}
        positions={account.positions && (account.positions[outline.marketId] ?? NO_POSITIONS)}
        bets={account.bets}
        onSelect={onSelect}
      />
      <ReplayButton outline={outline} renderMarket={asItWas} />
    </>
  );
});

/** For any market of a match: its limits, what its runners would bring with the bet being typed, its cash-out and its ladder. */
export function useMarketAbout(
  sportId: string,
  matchId: string,
  account: BettingAccount,
  slip: SlipOnPage,
): (outline: MarketOutline) => MarketAbout {
  const rules = useMatchRules(sportId, matchId);
  const { prices } = useLiveFeed();
  // A bet that was not sent brings nothing any more.
  const isSettled = useMarketFact(slip.marketId ?? '', (facts) => facts?.status === 'closed');
  const figuresOf = (outline: MarketOutline): readonly RunnerFigure[] => {
    // Several lines of one market win, and some pay half: no rule here knows what they bring together.
    if (hasHandicap(outline.runners)) return [];
    const winners = getWinnerCount(outline);
    const field = getActiveRunners(prices, outline);
    const listed = account.positions?.[outline.marketId];
    const now =
      listed && winners !== null && winners > 1 ? completeMarketPositions({ winners }, listed, field) : listed;
    const then = isSettled && outline.marketId === slip.marketId ? null : slip.whatIf(account, outline.marketId, field);
    const outlook = (standing: readonly RunnerPosition[] | null | undefined) =>
      standing == null || winners === null ? [] : calculateRunnerOutcomes({ winners }, standing);
    return figuresFrom(outline, outlook(now), outlook(then));
  };
  return (outline) => ({
    limits: rules.getMarketLimits(outline.marketId),
    figures: figuresOf(outline),
    actions: <MarketActions outline={outline} account={account} rules={rules} onSelect={slip.onSelect} />,
  });
}
