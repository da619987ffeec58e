import { CASINO_MULTIPLIER, toCasino } from '#shared/domain/money/casino-credits.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { Amount } from '#ui-kit';
import { texts } from '../../texts.ts';
import { BalanceList } from './GameView.styles.ts';

export interface CasinoBalanceProps {
  /** In credits; null until it has loaded. */
  balance: Money | null;
}

/** Shows the balance in credits and in casino amounts. */
export function CasinoBalance({ balance }: CasinoBalanceProps) {
  return (
    <BalanceList aria-busy={balance === null}>
      <div>
        <dt>{texts.balances.balance}</dt>
        <dd>{balance === null ? texts.balances.unread : <Amount value={balance} tone="neutral" />}</dd>
      </div>
      <div>
        <dt>{texts.balances.inCasino({ times: CASINO_MULTIPLIER })}</dt>
        <dd>{balance === null ? texts.balances.unread : <Amount value={toCasino(balance)} tone="neutral" />}</dd>
      </div>
    </BalanceList>
  );
}
