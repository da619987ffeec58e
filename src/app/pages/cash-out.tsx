import type { ReactNode } from 'react';
import { usePlacing, type Account, type MatchRules } from '#features/bet-slip/index.ts';
import { CashOut } from '#features/cashout/index.ts';
import type { MarketOutline } from '#shared/live/live.ts';

/** The cash-out of any market of a match: its bets are placed by the slip's own machinery. Null where the bettor has no bet. */
export function useCashOut(account: Account, rules: MatchRules): (outline: MarketOutline) => ReactNode {
  const placing = usePlacing(account);
  return (outline) => {
    const positions = account.positions?.[outline.marketId];
    const limits = rules.limitsOf(outline.marketId);
    if (positions === undefined) return null;
    return (
      <CashOut
        outline={outline}
        positions={positions}
        limits={rules.enforced ? limits : null}
        delaySeconds={limits?.delaySeconds ?? 0}
        available={account.balance?.available ?? null}
        bets={placing}
      />
    );
  };
}
