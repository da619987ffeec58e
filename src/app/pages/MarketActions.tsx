import { memo } from 'react';
import type { BettingAccount, MatchRules, PageRaceSlip } from '#features/bet-slip/index.ts';
import { LadderButton } from '#features/ladder/index.ts';
import { ReplayButton } from '#features/replay/index.ts';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { MarketCashOut } from './MarketCashOut.tsx';
import { renderReadOnlyMarket } from './ReadOnlyMarket.tsx';

/** `account.positions` has no entry for a market without bets. */
const NO_POSITIONS: readonly RunnerPosition[] = [];

export interface MarketActionsProps extends Pick<PageRaceSlip, 'onSelect'> {
  outline: MarketOutline;
  account: BettingAccount;
  rules: MatchRules;
}

/** Cash-out, ladder and replay in a market's head. Memoised: the selection on the slip does not change them. */
export const MarketActions = memo(function MarketActions({ outline, account, rules, onSelect }: MarketActionsProps) {
  const replay = <ReplayButton outline={outline} renderMarket={renderReadOnlyMarket} />;
  if (hasHandicap(outline.runners)) return replay;
  return (
    <>
      <MarketCashOut outline={outline} account={account} rules={rules} />
      <LadderButton
        outline={outline}
        positions={account.positions && (account.positions[outline.marketId] ?? NO_POSITIONS)}
        bets={account.bets}
        onSelect={onSelect}
      />
      {replay}
    </>
  );
});
