import { useState } from 'react';
import type { RunnerPosition } from '#shared/domain/bet.ts';
import type { Limits } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import { CashOutButton, Modal } from '#ui-kit';
import { useReading } from '../api/position.ts';
import { useCashOutRun, type BetPlacer } from '../api/placing.ts';
import { standingOf } from '../model/market-now.ts';
import { holdOf } from '../model/holds.ts';
import { figureOf, propose, WHOLE } from '../model/proposal.ts';
import { isUnderWay } from '../model/runs.ts';
import { holdWords, texts } from '../texts.ts';
import { CashOutDialog } from './CashOutDialog.tsx';
import { useMarketNow } from './use-market-now.ts';

export interface CashOutProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** What the bets on this market bring, runner by runner. */
  positions: readonly RunnerPosition[];
  /** Null where nothing is limited, or limits are not enforced here. */
  limits: Limits | null;
  /** How long the market holds a bet. */
  delaySeconds: number;
  /** The available balance; null until it is read. */
  available: Money | null;
  /** Places one leg and tells what became of it. */
  bets: BetPlacer;
}

/** A market's cash-out figure, live, and behind it the bets that bring it about. */
export function LiveCashOut({ outline, positions, limits, delaySeconds, available, bets }: CashOutProps) {
  const [open, setOpen] = useState(false);
  const market = useMarketNow(outline);
  const reading = useReading(outline.matchId);
  const { run, start, dismiss } = useCashOutRun(outline, bets);
  const standing = standingOf(positions, market.runners);
  const figure = figureOf(market, standing);
  const now = { market, standing, limits, available, busy: bets.busyOn(outline.marketId), reading };
  const hold = holdOf({ ...now, proposal: propose(market, standing, WHOLE) });
  const nameOf = ({ runnerId }: Pick<RunnerPosition, 'runnerId'>) => outline.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '';
  const underWay = isUnderWay(run);
  return (
    <>
      <CashOutButton
        amount={figure.flat}
        state={underWay ? 'placing' : figure.reason === 'nothing-open' && run === null ? 'idle' : 'open'}
        reason={underWay || hold === null ? null : holdWords(hold, nameOf)}
        onClick={() => setOpen(true)}
      />
      <Modal
        open={open}
        title={texts.title(outline.name)}
        onClose={() => {
          setOpen(false);
          if (run?.phase === 'done') dismiss();
        }}
      >
        <CashOutDialog
          now={now}
          flat={figure.flat}
          run={run}
          delaySeconds={delaySeconds}
          onPlace={(legs) => start(legs, delaySeconds)}
          onCheckAgain={() => bets.checkAgain(outline.marketId)}
          onClose={() => {
            setOpen(false);
            dismiss();
          }}
          onAfresh={dismiss}
        />
      </Modal>
    </>
  );
}
