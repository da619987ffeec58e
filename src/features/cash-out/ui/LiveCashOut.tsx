import { useState } from 'react';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { BetPlacement } from '#shared/domain/bet/bet-placement.ts';
import type { Limits } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { usePause } from '#shared/switches/switches.ts';
import { CashOutButton, Modal } from '#ui-kit';
import { usePositionRefetch } from '../api/positions.ts';
import { useCashOut } from '../api/useCashOut.ts';
import { findFirstCashOutBlockReason } from '../model/cash-out-block-reasons.ts';
import { isInProgress } from '../model/cash-out-controller.ts';
import { toMarketPositions } from '../model/cash-out-market.ts';
import { describeCashOutBlockReason } from '../model/describe-cash-out-block-reason.ts';
import { calculateCashOutFigure, FULL_PERCENT, proposeCashOut } from '../model/proposal.ts';
import { texts } from '../texts.ts';
import { CashOutDialog } from './CashOutDialog.tsx';
import { useCashOutMarket } from './useCashOutMarket.ts';

export interface CashOutProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** Result of the market's bets for each runner. */
  positions: readonly RunnerPosition[];
  /** Null when the market has no limits, or the operator does not enforce them. */
  limits: Limits | null;
  /** Bet delay of the market in seconds. */
  delaySeconds: number;
  /** Available balance; null until it has loaded. */
  available: Money | null;
  /** Places one leg and reports its outcome. */
  placement: BetPlacement;
}

/** Live cash-out button of a market, with its dialog. */
export function LiveCashOut({ outline, positions, limits, delaySeconds, available, placement }: CashOutProps) {
  const [isOpen, setIsOpen] = useState(false);
  const market = useCashOutMarket(outline);
  const refetch = usePositionRefetch(outline.matchId);
  const pause = usePause('cashOut');
  const { progress, start, dismiss } = useCashOut(outline, placement);
  const marketPositions = toMarketPositions(positions, market.runners);
  const figure = calculateCashOutFigure(market, marketPositions);
  const context = {
    market,
    positions: marketPositions,
    limits,
    available,
    busyReason: placement.getBusyReason(outline.marketId),
    refetch,
    pause,
  };
  const blockReason = findFirstCashOutBlockReason({
    ...context,
    proposal: proposeCashOut(market, marketPositions, FULL_PERCENT),
  });
  const getName = ({ runnerId }: Pick<RunnerPosition, 'runnerId'>) =>
    outline.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '';
  const isBusy = isInProgress(progress);
  return (
    <>
      <CashOutButton
        amount={figure.amount}
        state={isBusy ? 'busy' : figure.reason === 'nothing-open' && progress === null ? 'idle' : 'open'}
        reason={isBusy || blockReason === null ? null : describeCashOutBlockReason(blockReason, getName)}
        onClick={() => setIsOpen(true)}
      />
      <Modal
        open={isOpen}
        title={texts.title({ market: outline.name })}
        onClose={() => {
          setIsOpen(false);
          if (progress?.phase === 'done') dismiss();
        }}
      >
        <CashOutDialog
          context={context}
          equalResult={figure.amount}
          progress={progress}
          delaySeconds={delaySeconds}
          onPlace={(legs) => start(legs, delaySeconds)}
          onCheckAgain={() => placement.checkAgain(outline.marketId)}
          onClose={() => {
            setIsOpen(false);
            dismiss();
          }}
          onRestart={dismiss}
        />
      </Modal>
    </>
  );
}
