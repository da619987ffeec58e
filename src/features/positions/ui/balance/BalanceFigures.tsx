import { Amount } from '#ui-kit';
import { useBalance } from '../../api/useBalance.ts';
import { BalanceEntry, BalanceList } from './BalanceFigures.styles.ts';
import { texts } from './texts.ts';

/** Balance and exposure for the header. The server has already deducted the exposure from the balance. */
export function BalanceFigures() {
  const balance = useBalance();
  return (
    <BalanceList aria-busy={balance === null}>
      <BalanceEntry>
        <dt>{texts.balance}</dt>
        <dd>{balance === null ? texts.unread : <Amount value={balance.available} tone="neutral" />}</dd>
      </BalanceEntry>
      <BalanceEntry>
        <dt>{texts.exposure}</dt>
        <dd>{balance === null ? texts.unread : <Amount value={balance.exposure} />}</dd>
      </BalanceEntry>
    </BalanceList>
  );
}
