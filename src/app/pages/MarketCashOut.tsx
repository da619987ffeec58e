import { type BettingAccount, type MatchRules, useBetPlacement } from '#features/bet-slip/index.ts';
import { CashOut } from '#features/cash-out/index.ts';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';

interface MarketCashOutProps {
  outline: MarketOutline;
  account: BettingAccount;
  rules: MatchRules;
}

/**
 * The cash-out of one market of a match, or nothing where the bettor has no bet. The bet slip's controller places its
 * bets.
 */
export function MarketCashOut({ outline, account, rules }: MarketCashOutProps) {
  const positions = account.positions?.[outline.marketId];
  return positions === undefined ? null : (
    <WithBets outline={outline} account={account} rules={rules} positions={positions} />
  );
}

function WithBets({
  outline,
  account,
  rules,
  positions,
}: MarketCashOutProps & { positions: readonly RunnerPosition[] }) {
  const placement = useBetPlacement(account);
  const limits = rules.getMarketLimits(outline.marketId);
  return (
    <CashOut
      outline={outline}
      positions={positions}
      limits={rules.areEnforced ? limits : null}
      delaySeconds={limits?.delaySeconds ?? 0}
      available={account.balance?.available ?? null}
      placement={placement}
    />
  );
}
