import type { BettingAccount, MatchRules, PageRaceSlip } from '#features/bet-slip/index.ts';
import { hasLadder, LadderDialog } from '#features/ladder/index.ts';
import { MarketRulesDialog } from '#features/market/index.ts';
import { ReplayDialog } from '#features/replay/index.ts';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { renderReadOnlyMarket } from './ReadOnlyMarket.tsx';

export type MarketDialog = 'ladder' | 'replay' | 'rules';

/** `account.positions` has no entry for a market without bets. */
const NO_POSITIONS: readonly RunnerPosition[] = [];

export interface MarketDialogsProps extends Pick<PageRaceSlip, 'onSelect'> {
  outline: MarketOutline;
  account: BettingAccount;
  rules: MatchRules;
  /** The dialog that is open. Null without one. */
  open: MarketDialog | null;
  onClose: () => void;
}

/** The dialogs of a market's head and menu. */
export function MarketDialogs({ outline, account, rules, onSelect, open, onClose }: MarketDialogsProps) {
  return (
    <>
      {hasLadder(outline) && (
        <LadderDialog
          outline={outline}
          positions={account.positions && (account.positions[outline.marketId] ?? NO_POSITIONS)}
          bets={account.bets}
          onSelect={onSelect}
          open={open === 'ladder'}
          onClose={onClose}
        />
      )}
      <ReplayDialog
        open={open === 'replay'}
        name={outline.name}
        outline={outline}
        renderMarket={renderReadOnlyMarket}
        onClose={onClose}
      />
      <MarketRulesDialog
        outline={outline}
        limits={rules.getMarketLimits(outline.marketId)}
        open={open === 'rules'}
        onClose={onClose}
      />
    </>
  );
}
