import { toCasino } from '#shared/domain/casino.ts';
import type { Money } from '#shared/domain/money.ts';
import { Amount } from '#ui-kit';
import { texts } from '../texts.ts';
import { Purse } from './GameView.styles.ts';

export interface CasinoPurseProps {
  /** In credits; null until it is read. */
  balance: Money | null;
}

/** What there is to play with, in the account's credits and in the casino's own amounts. */
export function CasinoPurse({ balance }: CasinoPurseProps) {
  return (
    <Purse aria-busy={balance === null}>
      <div>
        <dt>{texts.purse.balance}</dt>
        <dd>{balance === null ? texts.purse.unread : <Amount value={balance} tone="plain" />}</dd>
      </div>
      <div>
        <dt>{texts.purse.atTable}</dt>
        <dd>{balance === null ? texts.purse.unread : <Amount value={toCasino(balance)} tone="plain" />}</dd>
      </div>
    </Purse>
  );
}
