import type { Limits } from '#shared/domain/market/market.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { getRuleSubject } from '../../model/rule-subject.ts';
import { MarketRulesModal } from './MarketRulesModal.tsx';

export interface MarketRulesDialogProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** Limits of the account in this market. The market's own limits apply until these have loaded. */
  limits: Limits | null;
  /** Whether it is open. Controlled by the owner. */
  open: boolean;
  /** Called when the bettor closes it. */
  onClose: () => void;
}

/** Rules and limits of a market. */
export function MarketRulesDialog({ outline, limits, ...dialog }: MarketRulesDialogProps) {
  const { minStake, maxStake } = outline;
  const marketLimits = { minStake, maxStake, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: null };
  return (
    <MarketRulesModal
      {...dialog}
      name={outline.name}
      subject={getRuleSubject(outline)}
      limits={limits ?? marketLimits}
    />
  );
}
